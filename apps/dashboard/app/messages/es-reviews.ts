import type { Translation } from '@vitrine/messages'
import type { enReviews } from './en-reviews.ts'

export const esReviews: Translation<typeof enReviews> = {
  reviews: {
    title: 'Reseñas',
    count: { none: 'Sin reseñas', one: '{n, number} reseña', other: '{n, number} reseñas' },
    which: 'Qué reseñas',
    byStars: 'Por estrellas',
    stars: { one: '{n, number} de 5 estrellas', other: '{n, number} de 5 estrellas' },
    views: {
      ALL: 'Todas',
      PENDING: 'Pendientes',
      PUBLISHED: 'Publicadas',
      REJECTED: 'Rechazadas',
      REPORTED: 'Denunciadas',
    },
    columns: {
      product: 'Producto',
      rating: 'Valoración',
      words: 'Reseña',
      state: 'Estado',
      date: 'Escrita',
    },
    states: { PENDING: 'Pendiente de usted', PUBLISHED: 'Publicada', REJECTED: 'Rechazada' },
    reported: { one: '{n, number} denuncia', other: '{n, number} denuncias' },
    noWords: 'Solo estrellas',
    anonymous: 'Sin nombre',
    verified: 'El pedido está pagado',
    unverified: 'El pedido aún no está pagado',
    toOrder: 'Pedido {number}',
    toProduct: 'Abrir el producto',
    reports: 'Qué se ha denunciado',
    reasons: {
      SPAM: 'Es publicidad.',
      OFFENSIVE: 'Insulta a alguien.',
      PRIVATE_DATA: 'Revela datos privados de alguien.',
      NOT_ABOUT_PRODUCT: 'No trata del producto.',
    },
    moves: { PUBLISHED: 'Publicar', REJECTED: 'Rechazar', PENDING: 'Dejar pendiente' },
    keep: 'Dejarla publicada',
    moved: {
      PENDING: 'La reseña vuelve a estar pendiente.',
      PUBLISHED: 'La reseña está publicada.',
      REJECTED: 'La reseña no se muestra.',
    },
    reply: 'Su respuesta',
    replyHint: 'Todos la leen bajo la reseña. Déjela vacía para retirarla.',
    saveReply: 'Guardar respuesta',
    replied: 'Su respuesta está bajo la reseña.',
    replyRemoved: 'Su respuesta se ha quitado.',
    setUp: 'Cómo se tratan las reseñas',
    emptyTitle: 'Aún no hay reseñas',
    emptyText:
      'Los compradores pueden reseñar lo que han comprado en la página de su pedido. También puede pedírselo por correo unos días después del paquete.',
    noneFoundTitle: 'Nada coincide',
    noneFoundText: 'Mire otro estado, o todos.',
  },
  reviewSettings: {
    title: 'Reseñas',
    hint: 'Solo pueden reseñar los compradores, y cada cosa una vez. La ley obliga a decir cómo comprueba las reseñas: la página de un producto lo hace.',
    collect: 'Aceptar reseñas',
    collectHint: 'Lo publicado se queda en cualquier caso.',
    publish: 'Cuándo se muestra una reseña',
    publishing: {
      AFTER_APPROVAL: {
        label: 'Cuando usted la haya leído',
        hint: 'Espera en Reseñas hasta que la publique.',
      },
      AT_ONCE: { label: 'Enseguida', hint: 'Puede rechazarla después.' },
    },
    markVerifiedOnly: 'Los buscadores solo ven reseñas de pedidos pagados',
    markVerifiedOnlyHint:
      'Los visitantes ven también las demás, sin las palabras «Compra verificada».',
    request: 'Pedirlas por correo a los compradores',
    requestHint: 'Una vez por pedido. Cada correo tiene un enlace para no recibir más.',
    requestAfterDays: 'Días hasta el correo',
    requestAfterDaysHint: 'Desde que todo está enviado o ha llegado. De 1 a 90.',
    requestOnlyWithConsent: 'Solo a quienes lo han aceptado al comprar',
    requestOnlyWithConsentHint:
      'En muchos países puede pedirlo a sus clientes sin ello. Compruebe que el suyo es uno de ellos.',
  },
}
