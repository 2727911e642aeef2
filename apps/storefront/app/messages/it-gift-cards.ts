import type { Translation } from '@vitrine/messages'
import type { giftCardsEn } from './en-gift-cards.ts'

export const giftCardsIt: Translation<typeof giftCardsEn> = {
  gift: {
    title: 'Per chi è?',
    fields: {
      recipientName: 'Nome',
      recipientEmail: 'Indirizzo e-mail',
      senderName: 'Da parte di',
      sendDate: 'Da inviare il',
      message: 'Messaggio',
    },
    emailHint: 'Senza indirizzo, la carta regalo arriva a te.',
    dateHint: 'Vuoto: appena è pagata.',
  },
  giftCardBalance: {
    why: 'Inserisci il codice della tua carta regalo per vedere quanto resta.',
    label: 'Codice della carta regalo',
    hint: 'Si trova nell’e-mail con la carta regalo.',
    submit: 'Mostra il saldo',
    left: 'Saldo della carta regalo che termina con {code}',
    until: 'Puoi usarla fino al {date}.',
    forever: 'Non scade.',
    states: {
      ACTIVE: 'Inserisci il codice alla cassa per pagare con la carta.',
      SPENT: 'È stata usata tutta.',
      EXPIRED: 'È scaduta il {date}.',
      DISABLED: 'Il negozio l’ha disattivata. Se non sai perché, scrivici.',
    },
    missing: 'Inserisci il codice.',
    unknown: 'Non conosciamo questo codice. Controlla come è scritto.',
    throttled: 'Sono stati provati troppi codici. Aspetta un minuto e riprova.',
    shop: 'Vai al negozio',
  },
  storeCredit: {
    title: 'Credito',
    why: 'Usalo alla cassa dopo aver effettuato l’accesso.',
    none: 'Non hai credito.',
    left: 'Puoi spendere',
    expiring: 'Di cui {amount} in scadenza il {date}.',
    history: 'Movimenti',
    kinds: {
      GIVEN: 'Dal negozio',
      REFUNDED: 'Rimborso',
      SPENT: 'Speso',
      RETURNED: 'Riaccreditato',
      TAKEN_BACK: 'Ritirato dal negozio',
      EXPIRED: 'Scaduto',
    },
    order: 'Ordine {number}',
    until: 'Fino al {date}',
  },
}
