import type { Translation } from '@vitrine/messages'
import type { giftCardsEn } from './en-gift-cards.ts'

export const giftCardsEs: Translation<typeof giftCardsEn> = {
  gift: {
    title: '¿Para quién es?',
    fields: {
      recipientName: 'Nombre',
      recipientEmail: 'Correo electrónico',
      senderName: 'De parte de',
      sendDate: 'Enviar el',
      message: 'Mensaje',
    },
    emailHint: 'Sin dirección, la tarjeta regalo te llega a ti.',
    dateHint: 'Vacío: en cuanto esté pagada.',
  },
  giftCardBalance: {
    why: 'Escribe el código de tu tarjeta regalo para ver cuánto le queda.',
    label: 'Código de la tarjeta regalo',
    hint: 'Está en el correo de la tarjeta regalo.',
    submit: 'Ver saldo',
    left: 'Saldo de la tarjeta regalo que termina en {code}',
    until: 'Puede gastarse hasta el {date}.',
    forever: 'No caduca.',
    states: {
      ACTIVE: 'Escribe el código al finalizar la compra para pagar con ella.',
      SPENT: 'Ya se ha gastado por completo.',
      EXPIRED: 'Caducó el {date}.',
      DISABLED: 'La tienda la ha desactivado. Escríbenos si no sabes por qué.',
    },
    missing: 'Escribe el código.',
    unknown: 'No conocemos este código. Revisa cómo está escrito.',
    throttled: 'Se han probado demasiados códigos. Espera un minuto e inténtalo de nuevo.',
    shop: 'Ir a la tienda',
  },
  storeCredit: {
    title: 'Saldo',
    why: 'Úsalo al finalizar la compra con la sesión iniciada.',
    none: 'No tienes saldo.',
    left: 'Puedes gastar',
    expiring: 'De ellos, {amount} caducan el {date}.',
    history: 'Movimientos',
    kinds: {
      GIVEN: 'De la tienda',
      REFUNDED: 'Reembolso',
      SPENT: 'Gastado',
      RETURNED: 'Devuelto',
      TAKEN_BACK: 'Retirado por la tienda',
      EXPIRED: 'Caducado',
    },
    order: 'Pedido {number}',
    until: 'Hasta el {date}',
  },
}
