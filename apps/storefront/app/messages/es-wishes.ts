import type { Translation } from '@vitrine/messages'
import type { wishesEn } from './en-wishes.ts'

export const wishesEs: Translation<typeof wishesEn> = {
  priceMails: {
    ask: {
      title: '¿No más correos sobre precios?',
      why: '{shop} te escribe cuando algo de tu lista de deseos cuesta menos. Puedes terminarlo aquí. Tu lista se queda y los correos sobre tus pedidos siguen llegando.',
    },
    submit: 'No recibir más',
    ended: {
      title: 'No recibirás más estos correos',
      why: '{shop} no te escribirá más sobre precios. Tu lista de deseos sigue ahí.',
    },
    gone: {
      title: 'Este enlace no funciona',
      why: 'Quizás se ha cortado. Ábrelo otra vez desde el correo o mira lo que vende {shop}.',
    },
  },
  confirmPriceMails: {
    ask: {
      title: '¿Avisarte cuando baje un precio?',
      why: '{shop} te escribe cuando algo de tu lista de deseos cuesta menos: una vez al día como máximo, y puedes terminarlo cuando quieras.',
    },
    submit: 'Sí, quiero avisos',
    ended: {
      title: 'Te avisaremos cuando baje un precio',
      why: '{shop} te escribe cuando algo de tu lista de deseos cuesta menos. Cada correo tiene un enlace para terminarlo.',
    },
    gone: {
      title: 'Este enlace ya no funciona',
      why: 'La lista de deseos a la que pertenecía ya no existe o tiene otra dirección. Todo lo que vende {shop} está en la página de inicio.',
    },
  },
  wishes: {
    title: 'Lista de deseos',
    titleWith: {
      one: 'Lista de deseos, {n, number} artículo',
      other: 'Lista de deseos, {n, number} artículos',
    },
    wish: '{name} en la lista de deseos',
    add: 'Añadir a la lista de deseos',
    wished: 'En tu lista de deseos',
    empty: {
      title: 'Tu lista de deseos está vacía',
      why: 'Toca el corazón de algo que te guste y lo encontrarás aquí.',
      all: 'Ver todos los productos',
    },
    before: '{price} cuando lo añadiste',
    saved: {
      one: 'Guardado desde tu carrito',
      other: 'Guardado desde tu carrito, {n, number} unidades',
    },
    gone: 'Ya no está a la venta',
    choose: 'Elegir opciones',
    chooseOf: 'Elegir opciones de {name}',
    addToCart: 'Añadir al carrito',
    wait: 'Avísame cuando vuelva',
    remove: 'Quitar',
    share: {
      title: 'Mostrarla a otros',
      why: 'Un enlace secreto muestra esta lista a quien lo tenga: lo que hay en ella, no de quién es.',
      on: 'Crear un enlace',
      link: 'Enlace a tu lista',
      copy: 'Copiar enlace',
      copied: 'Copiado',
      off: 'Desactivar el enlace',
    },
    mails: {
      title: 'Aviso cuando baje un precio',
      state: {
        OFF: 'Un correo al día como máximo, con todo lo de esta lista que cuesta menos.',
        UNCONFIRMED: 'Te hemos enviado un enlace. Ábrelo y te avisaremos cuando baje un precio.',
        ON: 'Recibes un correo cuando algo de esta lista cuesta menos.',
      },
      email: 'Tu correo electrónico',
      on: 'Avísame cuando baje un precio',
      off: 'No recibir más correos',
      refused: {
        empty: 'Escribe tu correo electrónico, por ejemplo ada@example.com.',
        invalid: 'Esto no es una dirección de correo. Tiene la forma ada@example.com.',
        busy: 'Ya hemos escrito bastante a esta dirección. Inténtalo mañana.',
        closed: 'La tienda no envía estos correos en este momento.',
      },
    },
    shared: {
      title: 'Una lista de deseos',
      why: 'Alguien te muestra lo que desea.',
      empty: 'Ahora no hay nada en esta lista.',
    },
    notice: {
      added: '{name} está en tu lista de deseos.',
      removed: 'Se ha quitado {name} de tu lista de deseos.',
      inCart: '{name} está en tu carrito.',
      shared: 'El enlace está activo. Quien lo tenga ve esta lista.',
      unshared: 'El enlace está desactivado. Ya no lleva a ninguna parte.',
      followed: 'Te avisaremos cuando baje un precio.',
      unfollowed: 'No recibirás más correos sobre precios.',
      full: 'Tu lista de deseos está llena. Quita algo primero.',
      gone: 'Esto no está a la venta en este momento.',
      failed: 'No ha funcionado. Tu lista de deseos sigue igual; inténtalo de nuevo.',
    },
    later: {
      title: 'Guardado para después',
      save: 'Guardar para después',
      back: 'Pasar al carrito',
      moved: '{name} se ha guardado para después.',
    },
  },
}
