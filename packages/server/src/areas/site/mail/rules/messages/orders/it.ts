import type { Translation } from '@vitrine/messages'
import type { enOrders } from './en.ts'

export const itOrders: Translation<typeof enOrders> = {
  'order-confirmed': {
    subject: 'Il tuo ordine {orderNumber} presso {shop}',
    title: 'Grazie per il tuo ordine',
    lines: [
      'abbiamo ricevuto il tuo ordine {orderNumber}. Con il pulsante qui sotto puoi vedere a che punto è.',
    ],
    action: 'Visualizza l’ordine',
    note: 'Ricevi questo messaggio perché questo indirizzo è stato indicato al momento dell’ordine.',
  },
  'order-paid': {
    subject: 'Abbiamo ricevuto il tuo pagamento per l’ordine {orderNumber}',
    title: 'Il tuo pagamento è arrivato',
    lines: [
      'il tuo pagamento di {amount} per l’ordine {orderNumber} presso {shop} è arrivato. Grazie.',
    ],
    action: 'Visualizza l’ordine',
    note: 'Ricevi questo messaggio perché questo indirizzo è stato indicato al momento dell’ordine.',
  },
  'order-payment-failed': {
    subject: 'Il pagamento dell’ordine {orderNumber} non è riuscito',
    title: 'Il pagamento non è riuscito',
    lines: [
      'non è stato addebitato nulla per il tuo ordine {orderNumber} presso {shop}. Paga con il pulsante qui sotto o scegli un altro metodo di pagamento.',
    ],
    action: 'Paga ora',
    note: 'Se nel frattempo hai pagato, non devi fare nulla.',
  },
  'gift-card': {
    subject: 'La tua carta regalo da {amount} per {shop}',
    title: 'Una carta regalo per te',
    lines: [
      'questa carta regalo vale {amount} presso {shop}. Inserisci il codice alla cassa; puoi usarla in più acquisti.',
    ],
    action: 'Vai al negozio',
    note: 'Conserva questo messaggio: chi conosce il codice può usare la carta.',
  },
  'store-credit-ending': {
    subject: 'Il tuo credito di {amount} scade il {date}',
    title: 'Il tuo credito scade presto',
    lines: [
      'puoi usare {amount} di credito presso {shop} fino al {date}. Ciò che resta dopo va perso.',
    ],
    action: 'Vedi il credito',
    note: 'Viene proposto alla cassa quando hai effettuato l’accesso.',
  },
  'subscription-renewing': {
    subject: 'Il tuo abbonamento a {product} arriva il {date}',
    title: 'Il tuo prossimo ordine è in arrivo',
    lines: [
      'il tuo abbonamento a {product} presso {shop} torna il {date}. Costa {amount}; può aggiungersi la spedizione.',
    ],
    action: 'Visualizza l’abbonamento',
    note: 'Se questa volta non ti serve, puoi saltare questo ordine o disdire nella pagina dell’abbonamento.',
  },
  'subscription-payment-failed': {
    subject: 'Il pagamento per {product} non è riuscito',
    title: 'Il pagamento non è riuscito',
    lines: [
      'non siamo riusciti a incassare {amount} per il tuo abbonamento a {product} presso {shop}. Paga con il pulsante qui sotto o scegli un altro metodo di pagamento. Altrimenti riproveremo il {date}.',
    ],
    action: 'Paga ora',
    note: 'Se nel frattempo hai pagato, non devi fare nulla.',
  },
  'subscription-cancelled': {
    subject: 'Il tuo abbonamento a {product} è stato disdetto',
    title: 'Il tuo abbonamento è stato disdetto',
    lines: [
      'ti confermiamo che il tuo abbonamento a {product} presso {shop} è stato disdetto. Non seguiranno altri ordini.',
    ],
    action: 'Visualizza l’abbonamento',
    note: 'Se non te lo aspettavi, scrivici.',
  },
  'subscription-unavailable': {
    subject: '{product} questa volta non può arrivare',
    title: 'Nessun ordine questa volta',
    lines: [
      'sarebbe il momento del tuo abbonamento a {product} presso {shop}, ma per ora non è possibile consegnarlo. Per questo ordine non paghi nulla e l’abbonamento continua.',
    ],
    action: 'Visualizza l’abbonamento',
    note: 'Se hai domande, scrivici.',
  },
  'payment-requested': {
    subject: 'Paga {amount} per l’ordine {orderNumber}',
    title: 'C’è un pagamento da effettuare',
    lines: [
      '{shop} ti chiede di pagare {amount} per il tuo ordine {orderNumber}. Il pulsante qui sotto porta a una pagina in cui scegli come pagare.',
    ],
    action: 'Paga ora',
    note: 'Ricevi questo messaggio perché questo indirizzo è stato indicato al momento dell’ordine. Se nel frattempo hai pagato, non devi fare nulla.',
  },
  'order-cancelled': {
    subject: 'Il tuo ordine {orderNumber} presso {shop} è stato annullato',
    title: 'Il tuo ordine è stato annullato',
    lines: ['il tuo ordine {orderNumber} presso {shop} è stato annullato.'],
    action: 'Visualizza l’ordine',
    note: 'Se non te lo aspettavi, scrivici.',
  },
  'order-edited': {
    subject: 'Il tuo ordine {orderNumber} presso {shop} è stato modificato',
    title: 'Il tuo ordine è stato modificato',
    lines: ['{shop} ha modificato il tuo ordine {orderNumber}. Ecco com’è adesso.'],
    action: 'Visualizza l’ordine',
    note: 'Se non te lo aspettavi, scrivici.',
  },
  'order-change-proposed': {
    subject: 'Conferma la modifica dell’ordine {orderNumber}',
    title: 'Il tuo ordine cambierà',
    lines: [
      '{shop} desidera modificare il tuo ordine {orderNumber}. In tutto costerà {amount}. Nulla cambia prima della tua conferma.',
    ],
    action: 'Visualizza e conferma',
    note: 'Se non te lo aspettavi, scrivici.',
  },
  'order-refunded': {
    subject: 'Il tuo rimborso per l’ordine {orderNumber}',
    title: 'Il tuo denaro è in arrivo',
    lines: [
      'ti rimborsiamo {amount} del tuo ordine {orderNumber} presso {shop}. A seconda della banca ci vogliono alcuni giorni.',
    ],
    action: 'Visualizza l’ordine',
    note: 'Ricevi questo messaggio perché questo indirizzo è stato indicato al momento dell’ordine.',
  },
  'order-credited': {
    subject: 'Il tuo credito per l’ordine {orderNumber}',
    title: 'Hai un credito nel negozio',
    lines: [
      'ti rimborsiamo {amount} del tuo ordine {orderNumber} presso {shop}. Di questi, {credit} sono un credito che puoi usare subito alla cassa.',
    ],
    action: 'Visualizza l’ordine',
    note: 'Ricevi questo messaggio perché questo indirizzo è stato indicato al momento dell’ordine.',
  },
  'order-shipped': {
    subject: 'L’ordine {orderNumber} è in viaggio',
    title: 'Il tuo pacco è in viaggio',
    lines: ['un pacco del tuo ordine {orderNumber} presso {shop} è in viaggio.'],
    action: 'Visualizza l’ordine',
    follow: 'Segui il pacco',
    note: 'Ricevi questo messaggio perché questo indirizzo è stato indicato al momento dell’ordine.',
  },
  'order-ready': {
    subject: 'L’ordine {orderNumber} è pronto per il ritiro',
    title: 'Pronto per il ritiro',
    lines: ['il tuo ordine {orderNumber} presso {shop} è pronto: puoi ritirarlo ora.'],
    action: 'Visualizza l’ordine',
    note: 'Ricevi questo messaggio perché questo indirizzo è stato indicato al momento dell’ordine.',
  },
  'return-requested': {
    subject: 'Abbiamo ricevuto il tuo reso {returnNumber}',
    title: 'Il tuo reso',
    lines: [
      'desideri restituire articoli del tuo ordine {orderNumber} presso {shop}. Esamineremo la richiesta e ti scriveremo.',
    ],
    action: 'Visualizza l’ordine',
    note: 'Ricevi questo messaggio perché questo indirizzo è stato indicato al momento dell’ordine.',
  },
  'return-agreed': {
    subject: 'Reso {returnNumber}: rispediscici gli articoli',
    title: 'Accettiamo il reso',
    lines: [
      'accettiamo il reso {returnNumber} del tuo ordine {orderNumber} presso {shop}. Inserisci il numero del reso nel pacco.',
    ],
    action: 'Visualizza l’ordine',
    note: 'Ricevi questo messaggio perché questo indirizzo è stato indicato al momento dell’ordine.',
  },
  'return-declined': {
    subject: 'Reso {returnNumber}: non possiamo accettarlo',
    title: 'Non possiamo accettare il reso',
    lines: [
      'dobbiamo rifiutare il reso {returnNumber} del tuo ordine {orderNumber} presso {shop}.',
    ],
    action: 'Visualizza l’ordine',
    note: 'Ricevi questo messaggio perché questo indirizzo è stato indicato al momento dell’ordine.',
  },
  'return-refunded': {
    subject: 'Il rimborso del reso {returnNumber} è in arrivo',
    title: 'Il rimborso è in arrivo',
    lines: [
      'ti rimborsiamo {amount} per il reso {returnNumber} del tuo ordine {orderNumber} presso {shop}. A seconda della banca ci vogliono alcuni giorni.',
    ],
    action: 'Visualizza l’ordine',
    note: 'Ricevi questo messaggio perché questo indirizzo è stato indicato al momento dell’ordine.',
  },
  'return-credited': {
    subject: 'Il tuo credito per il reso {returnNumber}',
    title: 'Hai un credito nel negozio',
    lines: [
      'ti rimborsiamo {amount} per il reso {returnNumber} del tuo ordine {orderNumber} presso {shop}. Di questi, {credit} sono un credito che puoi usare subito alla cassa.',
    ],
    action: 'Visualizza l’ordine',
    note: 'Ricevi questo messaggio perché questo indirizzo è stato indicato al momento dell’ordine.',
  },
  'withdrawal-received': {
    subject: 'Conferma di ricezione del tuo recesso dall’ordine {orderNumber}',
    title: 'Abbiamo ricevuto il tuo recesso',
    lines: [
      'hai esercitato il recesso dal contratto dell’ordine {orderNumber} presso {shop}. Questa è la conferma di ricezione, con contenuto, data e ora della tua dichiarazione. Conservala.',
    ],
    action: 'Visualizza l’ordine',
    note: 'Ricevi questo messaggio perché questo indirizzo è stato indicato con il recesso.',
  },
  'subscription-unavailable-for-shop': {
    subject: 'Nessun ordine per un abbonamento a {product} presso {shop}',
    title: 'Un abbonamento è stato saltato',
    lines: [
      '{buyer} doveva ricevere di nuovo {product}, ma è esaurito oppure non si può più vendere o consegnare come concordato. Questa volta non è stato ordinato né addebitato nulla. Il cliente è stato avvisato e l’abbonamento prosegue alla prossima data.',
    ],
    action: 'Apri l’abbonamento',
    note: 'Ricevi questo messaggio perché il negozio è tuo.',
  },
  'return-for-shop': {
    subject: 'Reso dell’ordine {orderNumber} presso {shop}',
    title: 'Richiesta di reso',
    lines: [
      '{buyer} desidera restituire articoli dell’ordine {orderNumber}. Esamina la richiesta e decidi.',
    ],
    action: 'Apri l’ordine',
    note: 'Ricevi questo messaggio perché il negozio è tuo.',
  },
  'withdrawal-for-shop': {
    subject: 'Recesso dall’ordine {orderNumber} presso {shop}',
    title: 'Recesso da un contratto',
    lines: [
      '{buyer} ha esercitato il recesso dal contratto dell’ordine {orderNumber}. La conferma di ricezione è stata inviata; il denaro va restituito entro 14 giorni.',
    ],
    action: 'Apri l’ordine',
    note: 'Ricevi questo messaggio perché il negozio è tuo.',
  },
  invoice: {
    subject: 'Fattura {invoiceNumber} di {shop}',
    title: 'La tua fattura',
    lines: ['ecco la fattura del tuo ordine {orderNumber} presso {shop}.'],
    action: 'Apri la fattura',
    note: 'Ricevi questo messaggio perché questo indirizzo è stato indicato al momento dell’ordine.',
  },
  'credit-note': {
    subject: 'Nota di credito {invoiceNumber} di {shop}',
    title: 'La tua nota di credito',
    lines: ['ecco la nota di credito del tuo ordine {orderNumber} presso {shop}.'],
    action: 'Apri la nota di credito',
    note: 'Ricevi questo messaggio perché questo indirizzo è stato indicato al momento dell’ordine.',
  },
  'checkout-reminder': {
    subject: 'Hai lasciato qualcosa presso {shop}',
    title: 'La tua selezione è ancora qui',
    lines: [
      'hai scelto questi articoli presso {shop} e non li hai ancora ordinati. Con il pulsante puoi riprendere da dove avevi interrotto, su questo o su un altro dispositivo.',
    ],
    more: { one: '… e un altro', other: '… e altri {n}' },
    action: 'Continua',
    unsubscribe: 'Non ricevere più promemoria da {shop}',
    note: 'Ricevi questo messaggio perché questo indirizzo è stato indicato alla cassa. Nulla è riservato: prezzi e disponibilità sono quelli di oggi.',
  },
  'back-in-stock': {
    subject: '{product} è di nuovo da {shop}',
    title: 'È tornato',
    lines: [
      '{product} è di nuovo disponibile da {shop}. Ci avevi chiesto di avvisarti.',
      'Non è riservato per te: lo riceve chi ordina per primo.',
    ],
    action: 'Vedi il prodotto',
    unsubscribe: 'Non voglio più avvisi come questo da {shop}',
    note: 'Ricevi questo messaggio perché con questo indirizzo è stato chiesto un avviso. È l’unico al riguardo.',
  },
  'price-drops': {
    subject: 'Un prezzo più basso nella tua lista dei desideri da {shop}',
    title: 'Ora costa meno',
    lines: ['questi articoli della tua lista dei desideri da {shop} costano meno di prima.'],
    item: '{now} invece di {before}',
    action: 'Apri la lista dei desideri',
    unsubscribe: 'Non ricevere più messaggi sui prezzi da {shop}',
    note: 'Ricevi questo messaggio perché con questo indirizzo sono stati richiesti avvisi sui prezzi: al massimo uno al giorno.',
  },
  'price-mails-confirm': {
    subject: 'Conferma il tuo indirizzo per gli avvisi sui prezzi di {shop}',
    title: 'Ancora un passo',
    lines: [
      'qualcuno ha chiesto a {shop} di scrivere a questo indirizzo quando scende un prezzo di una lista dei desideri. Conferma e lo faremo.',
    ],
    action: 'Conferma l’indirizzo',
    note: 'Se non l’hai chiesto tu, non devi fare nulla: senza conferma non riceverai altri messaggi.',
  },
  'newsletter-confirm': {
    subject: 'Conferma il tuo indirizzo per la newsletter di {shop}',
    title: 'Ancora un passo',
    lines: [
      'qualcuno ha chiesto con questo indirizzo la newsletter di {shop}. Conferma e riceverai la prossima.',
    ],
    action: 'Conferma l’indirizzo',
    note: 'Se non l’hai chiesto tu, non devi fare nulla: senza conferma non riceverai altri messaggi.',
  },
  'review-request': {
    subject: 'Ti piace ciò che hai acquistato da {shop}?',
    title: 'Che cosa ne pensi?',
    lines: [
      'qualche tempo fa hai ricevuto il tuo ordine {orderNumber} da {shop}. Come sono gli articoli? La tua recensione, positiva o negativa, aiuta gli altri a scegliere.',
    ],
    action: 'Scrivi una recensione',
    unsubscribe: 'Non ricevere più richieste di recensione da {shop}',
    note: 'Ricevi questo messaggio una sola volta per ordine, perché è stato fatto con questo indirizzo.',
  },
  'contact-message': {
    subject: 'Messaggio di {sender} per {shop}',
    title: 'Un messaggio',
    lines: [
      '{sender} ti ha scritto con il modulo di contatto. Rispondi a questa e-mail: la risposta arriverà a destinazione.',
    ],
    labels: { email: 'E-mail', phone: 'Telefono', message: 'Messaggio' },
    action: 'Tutti i messaggi',
    note: 'Ricevi questo messaggio perché il negozio ti invia ciò che scrivono i visitatori.',
  },
  'product-question': {
    subject: 'Domanda su {product} da {shop}',
    title: 'Una domanda su un prodotto',
    lines: [
      '{sender} ha una domanda su {product}. Rispondi a questa e-mail: la risposta arriverà a destinazione.',
    ],
    labels: { product: 'Prodotto', email: 'E-mail', message: 'Domanda' },
    action: 'Tutti i messaggi',
    note: 'Ricevi questo messaggio perché il negozio ti invia ciò che scrivono i visitatori.',
  },
  'order-received': {
    subject: 'Nuovo ordine {orderNumber} presso {shop}',
    title: 'Un nuovo ordine',
    lines: ['{buyer} ha ordinato per {amount}.'],
    action: 'Apri l’ordine',
    note: 'Ricevi questo messaggio perché il negozio è tuo.',
  },
}
