import type { Translation } from '@vitrine/messages'
import type { enNewsletter, enNewsletterSettings } from './en-newsletter.ts'

export const esNewsletter: Translation<typeof enNewsletter> = {
  newsletter: {
    title: 'Boletín',
    text: 'Quién ha pedido su boletín y ha confirmado la dirección. El archivo tiene un enlace de baja para cada uno; lo necesita el programa que envía su boletín.',
    search: 'Buscar una dirección',
    all: 'Todos',
    states: { PENDING: 'Sin confirmar', ACTIVE: 'Suscrito', UNSUBSCRIBED: 'Dado de baja' },
    columns: { email: 'Correo', state: 'Estado', since: 'Desde', source: 'Origen' },
    sources: {
      NEWSLETTER_FORM: 'Formulario del boletín',
      ACCOUNT: 'Cuenta',
      CHECKOUT: 'Pedido {number}',
    },
    export: 'Exportar CSV',
    emptyTitle: 'Aún no hay suscriptores',
    emptyText: 'Añada la sección «Boletín» a una página, y los visitantes podrán suscribirse.',
    noneFoundTitle: 'No se ha encontrado a nadie',
    noneFoundText: 'Pruebe con una parte de la dirección o con otro estado.',
    unsubscribe: 'Dar de baja',
    unsubscribeNamed: 'Dar de baja {name}',
    unsubscribeTitle: '¿Dar de baja {name}?',
    unsubscribeText:
      'El boletín ya no se envía a esta dirección. La prueba del consentimiento se conserva, con la fecha de la baja.',
    unsubscribed: '{name} se ha dado de baja.',
    delete: 'Eliminar',
    deleteNamed: 'Eliminar {name}',
    deleteTitle: '¿Eliminar {name}?',
    deleteText:
      'También se pierde la prueba del consentimiento. Para dejar de enviar el boletín basta con dar de baja.',
    deleted: '{name} se ha eliminado.',
  },
}

export const esNewsletterSettings: Translation<typeof enNewsletterSettings> = {
  newsletterSettings: {
    title: 'Boletín',
    offer: 'Ofrecer el boletín',
    offerHint: 'En el pago y en la cuenta de los miembros. Quien acepta queda suscrito.',
    doubleOptIn: 'Hacer confirmar las direcciones',
    doubleOptInHint:
      'El boletín solo se envía a quien abre el enlace que se manda primero (doble confirmación). La ley de muchos países lo exige.',
  },
}
