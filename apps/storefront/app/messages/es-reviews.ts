import type { Translation } from '@vitrine/messages'
import type { reviewsEn } from './en-reviews.ts'

export const reviewsEs: Translation<typeof reviewsEn> = {
  reviews: {
    title: 'Opiniones',
    stars: {
      one: '{average} de 5 estrellas, una opinión',
      many: '{average} de 5 estrellas, {n, number} de opiniones',
      other: '{average} de 5 estrellas, {n, number} opiniones',
    },
    given: { one: '{n, number} estrella de 5', other: '{n, number} estrellas de 5' },
    noneFits: 'Ninguna opinión tiene ese número de estrellas.',
    checked:
      'Solo puede opinar quien nos ha comprado este producto. «Compra verificada» significa que el pedido se pagó.',
    moderated:
      'Leemos cada opinión antes de mostrarla y solo descartamos lo que infringe la ley, insulta a alguien o no trata del producto. Tratamos igual las opiniones buenas y las malas.',
    unmoderated:
      'Las opiniones se muestran enseguida, sin leerlas antes. Quitamos lo que infringe la ley, insulta a alguien o no trata del producto. Tratamos igual las opiniones buenas y las malas.',
    sort: {
      label: 'Orden',
      NEWEST: 'Las más recientes',
      HIGHEST: 'Las mejores',
      LOWEST: 'Las peores',
    },
    filter: 'Por estrellas',
    all: 'Todas',
    onlyStars: {
      one: '{stars, number} de 5 estrellas, una opinión',
      many: '{stars, number} de 5 estrellas, {n, number} de opiniones',
      other: '{stars, number} de 5 estrellas, {n, number} opiniones',
    },
    pages: 'Páginas de opiniones',
    verified: 'Compra verificada',
    anonymous: 'Cliente de la tienda',
    edited: 'modificada el {date}',
    reply: 'Responde la tienda',
    report: {
      label: 'Denunciar',
      reason: '¿Qué tiene de malo esta opinión?',
      reasons: {
        SPAM: 'Es publicidad',
        OFFENSIVE: 'Insulta a alguien',
        PRIVATE_DATA: 'Revela datos privados de alguien',
        NOT_ABOUT_PRODUCT: 'No trata del producto',
      },
      submit: 'Enviar la denuncia',
      done: 'Gracias. Revisaremos esta opinión.',
    },
    write: {
      link: 'Opina sobre lo que has comprado',
      title: 'Opiniones sobre el pedido {number}',
      lede: 'Di cómo es, bueno o malo. Tu opinión ayuda a otros a elegir.',
      nothing: 'No hay nada que valorar en este pedido.',
      closed: 'La tienda no acepta opiniones en este momento.',
      rating: 'Tu valoración',
      ratings: {
        1: '1 – malo',
        2: '2 – regular',
        3: '3 – aceptable',
        4: '4 – bueno',
        5: '5 – muy bueno',
      },
      heading: 'En pocas palabras',
      text: 'Tu opinión',
      name: 'Nombre que se muestra',
      nameHint: 'Un nombre de pila o cualquier otro. Sin nombre aparece «Cliente de la tienda».',
      submit: 'Enviar la opinión',
      change: 'Guardar el cambio',
      withdraw: 'Eliminar mi opinión',
      missingRating: 'Elige de 1 a 5.',
      tooLong: '{most, number} caracteres como máximo.',
      tooMany: 'Hoy has escrito muchas opiniones. Sigue mañana.',
      notPossible: 'Ya no se puede opinar sobre este artículo.',
      saved: 'Gracias. Tu opinión se ha guardado.',
      withdrawn: 'Tu opinión se ha eliminado.',
      status: {
        PENDING: 'Pendiente de que la tienda la lea',
        PUBLISHED: 'Visible en la tienda',
        REJECTED: 'No visible: infringe una norma de la tienda. Puedes modificarla.',
      },
      back: 'Volver al pedido',
    },
  },
  reviewRequests: {
    ask: {
      title: '¿No más de estos correos?',
      why: '{shop} te pregunta una vez por pedido qué te parecen los artículos. Puedes terminarlo aquí. Los correos sobre tus pedidos siguen llegando.',
    },
    submit: 'No recibir más',
    ended: {
      title: 'No recibirás más estos correos',
      why: '{shop} no te pedirá más opiniones. Puedes seguir escribiéndolas en la página de un pedido.',
    },
    gone: {
      title: 'Este enlace no funciona',
      why: 'Quizás se ha cortado. Ábrelo otra vez desde el correo o mira lo que vende {shop}.',
    },
  },
}
