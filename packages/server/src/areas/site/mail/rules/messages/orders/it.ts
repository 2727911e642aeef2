import type { Translation } from '@vitrine/messages'
import type { enOrders } from './en.ts'

export const itOrders: Translation<typeof enOrders> = {
  'order-confirmed': {
    subject: 'Il Suo ordine {orderNumber} presso {shop}',
    title: 'Grazie per il Suo ordine',
    lines: [
      'abbiamo ricevuto il Suo ordine {orderNumber}. Con il pulsante qui sotto può vedere a che punto è.',
    ],
    action: 'Visualizzi l’ordine',
    note: 'Riceve questo messaggio perché questo indirizzo è stato indicato al momento dell’ordine.',
  },
  'order-paid': {
    subject: 'Abbiamo ricevuto il Suo pagamento per l’ordine {orderNumber}',
    title: 'Il Suo pagamento è arrivato',
    lines: [
      'il Suo pagamento di {amount} per l’ordine {orderNumber} presso {shop} è arrivato. Grazie.',
    ],
    action: 'Visualizzi l’ordine',
    note: 'Riceve questo messaggio perché questo indirizzo è stato indicato al momento dell’ordine.',
  },
  'order-payment-failed': {
    subject: 'Il pagamento dell’ordine {orderNumber} non è riuscito',
    title: 'Il pagamento non è riuscito',
    lines: [
      'non è stato addebitato nulla per il Suo ordine {orderNumber} presso {shop}. Paghi con il pulsante qui sotto o scelga un altro metodo di pagamento.',
    ],
    action: 'Paghi ora',
    note: 'Se nel frattempo ha pagato, non deve fare nulla.',
  },
  'gift-card': {
    subject: 'La Sua carta regalo da {amount} per {shop}',
    title: 'Una carta regalo per Lei',
    lines: [
      'questa carta regalo vale {amount} presso {shop}. Inserisca il codice alla cassa; può usarla in più acquisti.',
    ],
    action: 'Vai al negozio',
    note: 'Conservi questo messaggio: chi conosce il codice può usare la carta.',
  },
  'store-credit-ending': {
    subject: 'Il Suo credito di {amount} scade il {date}',
    title: 'Il Suo credito scade presto',
    lines: [
      'può usare {amount} di credito presso {shop} fino al {date}. Ciò che resta dopo va perso.',
    ],
    action: 'Vedi il credito',
    note: 'Viene proposto alla cassa quando ha effettuato l’accesso.',
  },
  'subscription-renewing': {
    subject: 'Il Suo abbonamento a {product} arriva il {date}',
    title: 'Il Suo prossimo ordine è in arrivo',
    lines: [
      'il Suo abbonamento a {product} presso {shop} torna il {date}. Costa {amount}; può aggiungersi la spedizione.',
    ],
    action: 'Visualizzi l’abbonamento',
    note: 'Se questa volta non Le serve, può saltare questo ordine o disdire nella pagina dell’abbonamento.',
  },
  'subscription-payment-failed': {
    subject: 'Il pagamento per {product} non è riuscito',
    title: 'Il pagamento non è riuscito',
    lines: [
      'non siamo riusciti a incassare {amount} per il Suo abbonamento a {product} presso {shop}. Paghi con il pulsante qui sotto o scelga un altro metodo di pagamento. Altrimenti riproveremo il {date}.',
    ],
    action: 'Paghi ora',
    note: 'Se nel frattempo ha pagato, non deve fare nulla.',
  },
  'subscription-cancelled': {
    subject: 'Il Suo abbonamento a {product} è stato disdetto',
    title: 'Il Suo abbonamento è stato disdetto',
    lines: [
      'Le confermiamo che il Suo abbonamento a {product} presso {shop} è stato disdetto. Non seguiranno altri ordini.',
    ],
    action: 'Visualizzi l’abbonamento',
    note: 'Se non se lo aspettava, ci scriva.',
  },
  'subscription-unavailable': {
    subject: '{product} questa volta non può arrivare',
    title: 'Nessun ordine questa volta',
    lines: [
      'il Suo abbonamento a {product} presso {shop} è in scadenza, ma al momento non può essere consegnato. Per questo ordine non paga nulla e l’abbonamento continua.',
    ],
    action: 'Visualizzi l’abbonamento',
    note: 'Se ha domande, ci scriva.',
  },
  'payment-requested': {
    subject: 'Paghi {amount} per l’ordine {orderNumber}',
    title: 'C’è un pagamento da effettuare',
    lines: [
      '{shop} Le chiede di pagare {amount} per il Suo ordine {orderNumber}. Il pulsante qui sotto porta a una pagina in cui sceglie come pagare.',
    ],
    action: 'Paghi ora',
    note: 'Riceve questo messaggio perché questo indirizzo è stato indicato al momento dell’ordine. Se nel frattempo ha pagato, non deve fare nulla.',
  },
  'order-cancelled': {
    subject: 'Il Suo ordine {orderNumber} presso {shop} è stato annullato',
    title: 'Il Suo ordine è stato annullato',
    lines: ['il Suo ordine {orderNumber} presso {shop} è stato annullato.'],
    action: 'Visualizzi l’ordine',
    note: 'Se non se lo aspettava, ci scriva.',
  },
  'order-edited': {
    subject: 'Il Suo ordine {orderNumber} presso {shop} è stato modificato',
    title: 'Il Suo ordine è stato modificato',
    lines: ['{shop} ha modificato il Suo ordine {orderNumber}. Ecco com’è adesso.'],
    action: 'Visualizzi l’ordine',
    note: 'Se non se lo aspettava, ci scriva.',
  },
  'order-change-proposed': {
    subject: 'Confermi la modifica dell’ordine {orderNumber}',
    title: 'Il Suo ordine cambierà',
    lines: [
      '{shop} desidera modificare il Suo ordine {orderNumber}. In tutto costerà {amount}. Nulla cambia prima della Sua conferma.',
    ],
    action: 'Visualizzi e confermi',
    note: 'Se non se lo aspettava, ci scriva.',
  },
  'order-refunded': {
    subject: 'Il Suo rimborso per l’ordine {orderNumber}',
    title: 'Il Suo denaro è in arrivo',
    lines: [
      'Le rimborsiamo {amount} del Suo ordine {orderNumber} presso {shop}. A seconda della banca ci vogliono alcuni giorni.',
    ],
    action: 'Visualizzi l’ordine',
    note: 'Riceve questo messaggio perché questo indirizzo è stato indicato al momento dell’ordine.',
  },
  'order-credited': {
    subject: 'Il Suo credito per l’ordine {orderNumber}',
    title: 'Ha un credito nel negozio',
    lines: [
      'Le rimborsiamo {amount} del Suo ordine {orderNumber} presso {shop}. Di questi, {credit} sono un credito che può usare subito alla cassa.',
    ],
    action: 'Visualizzi l’ordine',
    note: 'Riceve questo messaggio perché questo indirizzo è stato indicato al momento dell’ordine.',
  },
  'order-shipped': {
    subject: 'L’ordine {orderNumber} è in viaggio',
    title: 'Il Suo pacco è in viaggio',
    lines: ['un pacco del Suo ordine {orderNumber} presso {shop} è in viaggio.'],
    action: 'Visualizzi l’ordine',
    follow: 'Segua il pacco',
    note: 'Riceve questo messaggio perché questo indirizzo è stato indicato al momento dell’ordine.',
  },
  'order-ready': {
    subject: 'L’ordine {orderNumber} è pronto per il ritiro',
    title: 'Pronto per il ritiro',
    lines: ['il Suo ordine {orderNumber} presso {shop} è pronto: può ritirarlo ora.'],
    action: 'Visualizzi l’ordine',
    note: 'Riceve questo messaggio perché questo indirizzo è stato indicato al momento dell’ordine.',
  },
  'return-requested': {
    subject: 'Abbiamo ricevuto il Suo reso {returnNumber}',
    title: 'Il Suo reso',
    lines: [
      'desidera restituire articoli del Suo ordine {orderNumber} presso {shop}. Esamineremo la richiesta e Le scriveremo.',
    ],
    action: 'Visualizzi l’ordine',
    note: 'Riceve questo messaggio perché questo indirizzo è stato indicato al momento dell’ordine.',
  },
  'return-agreed': {
    subject: 'Reso {returnNumber}: ci rispedisca gli articoli',
    title: 'Accettiamo il reso',
    lines: [
      'accettiamo il reso {returnNumber} del Suo ordine {orderNumber} presso {shop}. Inserisca il numero del reso nel pacco.',
    ],
    action: 'Visualizzi l’ordine',
    note: 'Riceve questo messaggio perché questo indirizzo è stato indicato al momento dell’ordine.',
  },
  'return-declined': {
    subject: 'Reso {returnNumber}: non possiamo accettarlo',
    title: 'Non possiamo accettare il reso',
    lines: [
      'dobbiamo rifiutare il reso {returnNumber} del Suo ordine {orderNumber} presso {shop}.',
    ],
    action: 'Visualizzi l’ordine',
    note: 'Riceve questo messaggio perché questo indirizzo è stato indicato al momento dell’ordine.',
  },
  'return-refunded': {
    subject: 'Il rimborso del reso {returnNumber} è in arrivo',
    title: 'Il rimborso è in arrivo',
    lines: [
      'Le rimborsiamo {amount} per il reso {returnNumber} del Suo ordine {orderNumber} presso {shop}. A seconda della banca ci vogliono alcuni giorni.',
    ],
    action: 'Visualizzi l’ordine',
    note: 'Riceve questo messaggio perché questo indirizzo è stato indicato al momento dell’ordine.',
  },
  'return-credited': {
    subject: 'Il Suo credito per il reso {returnNumber}',
    title: 'Ha un credito nel negozio',
    lines: [
      'Le rimborsiamo {amount} per il reso {returnNumber} del Suo ordine {orderNumber} presso {shop}. Di questi, {credit} sono un credito che può usare subito alla cassa.',
    ],
    action: 'Visualizzi l’ordine',
    note: 'Riceve questo messaggio perché questo indirizzo è stato indicato al momento dell’ordine.',
  },
  'withdrawal-received': {
    subject: 'Conferma di ricezione del Suo recesso dall’ordine {orderNumber}',
    title: 'Abbiamo ricevuto il Suo recesso',
    lines: [
      'ha esercitato il recesso dal contratto dell’ordine {orderNumber} presso {shop}. Questa è la conferma di ricezione, con contenuto, data e ora della Sua dichiarazione. La conservi.',
    ],
    action: 'Visualizzi l’ordine',
    note: 'Riceve questo messaggio perché questo indirizzo è stato indicato con il recesso.',
  },
  'return-for-shop': {
    subject: 'Reso dell’ordine {orderNumber} presso {shop}',
    title: 'Richiesta di reso',
    lines: [
      '{buyer} desidera restituire articoli dell’ordine {orderNumber}. Esamini la richiesta e decida.',
    ],
    action: 'Apra l’ordine',
    note: 'Riceve questo messaggio perché il negozio è Suo.',
  },
  'withdrawal-for-shop': {
    subject: 'Recesso dall’ordine {orderNumber} presso {shop}',
    title: 'Recesso da un contratto',
    lines: [
      '{buyer} ha esercitato il recesso dal contratto dell’ordine {orderNumber}. La conferma di ricezione è stata inviata; il denaro va restituito entro 14 giorni.',
    ],
    action: 'Apra l’ordine',
    note: 'Riceve questo messaggio perché il negozio è Suo.',
  },
  invoice: {
    subject: 'Fattura {invoiceNumber} di {shop}',
    title: 'La Sua fattura',
    lines: ['ecco la fattura del Suo ordine {orderNumber} presso {shop}.'],
    action: 'Apra la fattura',
    note: 'Riceve questo messaggio perché questo indirizzo è stato indicato al momento dell’ordine.',
  },
  'credit-note': {
    subject: 'Nota di credito {invoiceNumber} di {shop}',
    title: 'La Sua nota di credito',
    lines: ['ecco la nota di credito del Suo ordine {orderNumber} presso {shop}.'],
    action: 'Apra la nota di credito',
    note: 'Riceve questo messaggio perché questo indirizzo è stato indicato al momento dell’ordine.',
  },
  'checkout-reminder': {
    subject: 'Ha lasciato qualcosa presso {shop}',
    title: 'La Sua selezione è ancora qui',
    lines: [
      'ha scelto questi articoli presso {shop} e non li ha ancora ordinati. Con il pulsante può riprendere da dove aveva interrotto, su questo o su un altro dispositivo.',
    ],
    more: { one: '… e un altro', other: '… e altri {n}' },
    action: 'Continui',
    unsubscribe: 'Non ricevere più promemoria da {shop}',
    note: 'Riceve questo messaggio perché questo indirizzo è stato indicato alla cassa. Nulla è riservato: prezzi e disponibilità sono quelli di oggi.',
  },
  'back-in-stock': {
    subject: '{product} è di nuovo da {shop}',
    title: 'È tornato',
    lines: [
      '{product} è di nuovo disponibile da {shop}. Ci aveva chiesto di avvisarla.',
      'Non è riservato per lei: lo riceve chi ordina per primo.',
    ],
    action: 'Vedi il prodotto',
    unsubscribe: 'Non voglio più avvisi come questo da {shop}',
    note: 'Riceve questo messaggio perché con questo indirizzo è stato chiesto un avviso. È l’unico al riguardo.',
  },
  'price-drops': {
    subject: 'Un prezzo più basso nella Sua lista dei desideri da {shop}',
    title: 'Ora costa meno',
    lines: ['questi articoli della Sua lista dei desideri da {shop} costano meno di prima.'],
    item: '{now} invece di {before}',
    action: 'Apra la lista dei desideri',
    unsubscribe: 'Non ricevere più messaggi sui prezzi da {shop}',
    note: 'Riceve questo messaggio perché con questo indirizzo sono stati richiesti avvisi sui prezzi: al massimo uno al giorno.',
  },
  'price-mails-confirm': {
    subject: 'Confermi il Suo indirizzo per gli avvisi sui prezzi di {shop}',
    title: 'Ancora un passo',
    lines: [
      'qualcuno ha chiesto a {shop} di scrivere a questo indirizzo quando scende un prezzo di una lista dei desideri. Lo confermi e lo faremo.',
    ],
    action: 'Confermi l’indirizzo',
    note: 'Se non è stato Lei, non deve fare nulla: senza conferma non riceverà altri messaggi.',
  },
  'newsletter-confirm': {
    subject: 'Confermi il Suo indirizzo per la newsletter di {shop}',
    title: 'Ancora un passo',
    lines: [
      'qualcuno ha chiesto con questo indirizzo la newsletter di {shop}. Lo confermi e riceverà la prossima.',
    ],
    action: 'Confermi l’indirizzo',
    note: 'Se non è stato Lei, non deve fare nulla: senza conferma non riceverà altri messaggi.',
  },
  'review-request': {
    subject: 'Come trova ciò che ha acquistato da {shop}?',
    title: 'Che cosa ne pensa?',
    lines: [
      'qualche tempo fa ha ricevuto il Suo ordine {orderNumber} da {shop}. Come sono gli articoli? La Sua recensione, positiva o negativa, aiuta gli altri a scegliere.',
    ],
    action: 'Scriva una recensione',
    unsubscribe: 'Non ricevere più richieste di recensione da {shop}',
    note: 'Riceve questo messaggio una sola volta per ordine, perché è stato fatto con questo indirizzo.',
  },
  'contact-message': {
    subject: 'Messaggio di {sender} per {shop}',
    title: 'Un messaggio',
    lines: [
      '{sender} Le ha scritto con il modulo di contatto. Risponda a questa e-mail: la risposta arriverà a destinazione.',
    ],
    labels: { email: 'E-mail', phone: 'Telefono', message: 'Messaggio' },
    action: 'Tutti i messaggi',
    note: 'Riceve questo messaggio perché il negozio Le invia ciò che scrivono i visitatori.',
  },
  'order-received': {
    subject: 'Nuovo ordine {orderNumber} presso {shop}',
    title: 'Un nuovo ordine',
    lines: ['{buyer} ha ordinato per {amount}.'],
    action: 'Apra l’ordine',
    note: 'Riceve questo messaggio perché il negozio è Suo.',
  },
}
