import type { Translation } from '@vitrine/messages'
import type { enOrders } from './en.ts'

export const itOrders: Translation<typeof enOrders> = {
  'order-confirmed': {
    subject: 'Il suo ordine {number} da {shop}',
    title: 'Grazie per il suo ordine',
    lines: [
      'Abbiamo ricevuto il suo ordine {number}. Con il pulsante qui sotto vede a che punto è.',
    ],
    action: 'Vedi l’ordine',
    note: 'Riceve questo messaggio perché questo indirizzo è stato indicato con l’ordine.',
  },
  'order-paid': {
    subject: 'Abbiamo ricevuto il suo pagamento per l’ordine {number}',
    title: 'Il suo pagamento è arrivato',
    lines: ['Il suo pagamento di {amount} per l’ordine {number} da {shop} è arrivato. Grazie.'],
    action: 'Vedi l’ordine',
    note: 'Riceve questo messaggio perché questo indirizzo è stato indicato con l’ordine.',
  },
  'order-payment-failed': {
    subject: 'Il pagamento dell’ordine {number} non è riuscito',
    title: 'Il pagamento non è riuscito',
    lines: [
      'Non è stato addebitato nulla per il suo ordine {number} da {shop}. Paghi con il pulsante qui sotto o scelga un altro modo.',
    ],
    action: 'Paga ora',
    note: 'Se nel frattempo ha pagato, non deve fare nulla.',
  },
  'order-cancelled': {
    subject: 'Il suo ordine {number} da {shop} è stato annullato',
    title: 'Il suo ordine è stato annullato',
    lines: ['Il suo ordine {number} da {shop} è stato annullato.'],
    action: 'Vedi l’ordine',
    note: 'Se non se lo aspettava, ci scriva.',
  },
  'order-refunded': {
    subject: 'Il suo rimborso per l’ordine {number}',
    title: 'Il suo denaro è in arrivo',
    lines: [
      'Le rimborsiamo {amount} del suo ordine {number} da {shop}. A seconda della banca ci vogliono alcuni giorni.',
    ],
    action: 'Vedi l’ordine',
    note: 'Riceve questo messaggio perché questo indirizzo è stato indicato con l’ordine.',
  },
  'order-shipped': {
    subject: "L'ordine {number} è in viaggio",
    title: 'Il suo pacco è in viaggio',
    lines: ['Un pacco del suo ordine {number} da {shop} è in viaggio.'],
    action: "Vedi l'ordine",
    follow: 'Segui il pacco',
    note: 'Riceve questo messaggio perché questo indirizzo è stato indicato con l’ordine.',
  },
  'order-ready': {
    subject: "L'ordine {number} è pronto per il ritiro",
    title: 'Pronto per il ritiro',
    lines: ['Il suo ordine {number} da {shop} è pronto: può ritirarlo ora.'],
    action: "Vedi l'ordine",
    note: 'Riceve questo messaggio perché questo indirizzo è stato indicato con l’ordine.',
  },
  'return-requested': {
    subject: 'Abbiamo ricevuto il suo reso {returnNumber}',
    title: 'Il suo reso',
    lines: [
      'Desidera restituire articoli del suo ordine {number} da {shop}. Lo esaminiamo e le scriviamo.',
    ],
    action: 'Vedi l’ordine',
    note: 'Riceve questo messaggio perché questo indirizzo è stato indicato con l’ordine.',
  },
  'return-agreed': {
    subject: 'Reso {returnNumber}: rispedisca gli articoli',
    title: 'Accettiamo il reso',
    lines: [
      'Accettiamo il reso {returnNumber} del suo ordine {number} da {shop}. Inserisca il numero nel pacco.',
    ],
    action: 'Vedi l’ordine',
    note: 'Riceve questo messaggio perché questo indirizzo è stato indicato con l’ordine.',
  },
  'return-declined': {
    subject: 'Reso {returnNumber}: non possiamo accettarlo',
    title: 'Non possiamo accettarlo',
    lines: ['Dobbiamo rifiutare il reso {returnNumber} del suo ordine {number} da {shop}.'],
    action: 'Vedi l’ordine',
    note: 'Riceve questo messaggio perché questo indirizzo è stato indicato con l’ordine.',
  },
  'return-refunded': {
    subject: 'Il rimborso del reso {returnNumber} è in arrivo',
    title: 'Il rimborso è in arrivo',
    lines: [
      'Le rimborsiamo {amount} per il reso {returnNumber} del suo ordine {number} da {shop}. Secondo la banca servono alcuni giorni.',
    ],
    action: 'Vedi l’ordine',
    note: 'Riceve questo messaggio perché questo indirizzo è stato indicato con l’ordine.',
  },
  'withdrawal-received': {
    subject: 'Conferma di ricezione del suo recesso dall’ordine {number}',
    title: 'Abbiamo ricevuto il suo recesso',
    lines: [
      'Ha receduto dal contratto dell’ordine {number} da {shop}. Questa è la conferma, con ciò che ha dichiarato e quando. La conservi.',
    ],
    action: 'Vedi l’ordine',
    note: 'Riceve questo messaggio perché questo indirizzo è stato indicato con il recesso.',
  },
  'return-for-shop': {
    subject: 'Reso dell’ordine {number} da {shop}',
    title: 'Si vuole restituire della merce',
    lines: ['{buyer} desidera restituire articoli dell’ordine {number}. Lo esamini e decida.'],
    action: 'Apri l’ordine',
    note: 'Riceve questo messaggio perché il negozio è suo.',
  },
  'withdrawal-for-shop': {
    subject: 'Recesso dall’ordine {number} da {shop}',
    title: 'Un acquirente ha receduto',
    lines: [
      '{buyer} ha receduto dal contratto dell’ordine {number}. Ha già la conferma; il denaro va restituito entro 14 giorni.',
    ],
    action: 'Apri l’ordine',
    note: 'Riceve questo messaggio perché il negozio è suo.',
  },
  invoice: {
    subject: 'Fattura {number} di {shop}',
    title: 'La tua fattura',
    lines: ['Ecco la fattura del tuo ordine {order} presso {shop}.'],
    action: 'Apri la fattura',
    note: 'Riceve questo messaggio perché questo indirizzo è stato indicato con l’ordine.',
  },
  'credit-note': {
    subject: 'Nota di credito {number} di {shop}',
    title: 'La tua nota di credito',
    lines: ['Ecco la nota di credito del tuo ordine {order} presso {shop}.'],
    action: 'Apri la nota di credito',
    note: 'Riceve questo messaggio perché questo indirizzo è stato indicato con l’ordine.',
  },
  'checkout-reminder': {
    subject: 'Ha lasciato qualcosa da {shop}',
    title: 'È ancora qui',
    lines: [
      'Ha scelto questi articoli da {shop} e non li ha ancora ordinati. Con il pulsante riprende da dove si era fermato, su questo o un altro dispositivo.',
    ],
    more: { one: '… e un altro', other: '… e altri {n}' },
    action: 'Continua',
    unsubscribe: 'Non ricevere più promemoria da {shop}',
    note: 'Riceve questo messaggio perché questo indirizzo è stato indicato alla cassa. Nulla è riservato: prezzi e disponibilità sono quelli di oggi.',
  },
  'order-received': {
    subject: 'Nuovo ordine {number} da {shop}',
    title: 'Un nuovo ordine',
    lines: ['{buyer} ha ordinato per {amount}.'],
    action: 'Apri l’ordine',
    note: 'Riceve questo messaggio perché il negozio è suo.',
  },
}
