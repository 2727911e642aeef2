import type { Translation } from '@vitrine/messages'
import type { subscriptionsEn } from './en-subscriptions.ts'

export const subscriptionsIt: Translation<typeof subscriptionsEn> = {
  subscriptions: {
    title: 'Abbonamenti',
    why: 'Ciò che ricevi regolarmente.',
    none: 'Non hai abbonamenti.',
    next: 'Prossimo ordine il {date}',
    more: 'Abbonamenti precedenti',
  },
  subscription: {
    terms: 'Questo è un abbonamento',
    termsOf: '{amount} ogni volta. {terms}',
    charged:
      'Il primo ordine si paga ora. I successivi costano altrettanto; si aggiungono la spedizione e le imposte del giorno. Quando è possibile addebitiamo la stessa carta, altrimenti ti inviamo un link per pagare. Puoi sospendere, saltare o disdire in qualsiasi momento nel tuo account o con il link nelle nostre e-mail.',
    unlimited: '{every}, fino alla disdetta.',
    limited: {
      one: '{every}, una volta.',
      other: '{every}, {n, number} volte in tutto.',
    },
    states: {
      PENDING: 'In attesa del primo pagamento',
      ACTIVE: 'Attivo',
      PAUSED: 'Sospeso',
      PAST_DUE: 'Non pagato',
      CANCELLED: 'Disdetto',
      COMPLETED: 'Concluso',
    },
    facts: {
      state: 'Stato',
      price: 'Prezzo',
      plan: 'Frequenza',
      next: 'Prossimo ordine',
      ends: 'Termina il',
      delivery: 'Spedizione',
      address: 'Indirizzo di spedizione',
      payment: 'Pagamento',
    },
    methods: {
      SEPA: 'Addebito diretto {hint}',
      none: 'Con un link nella nostra e-mail',
    },
    waits:
      'Un ordine attende il pagamento. Se non lo paghi tu, lo addebitiamo sul metodo salvato il {date}.',
    pastDue:
      'L’ultimo pagamento non è riuscito. Riproviamo il {date}; con il link nella nostra e-mail puoi pagare subito.',
    acts: {
      PAUSE: 'Sospendi',
      RESUME: 'Riprendi',
      SKIP_NEXT: 'Salta l’ordine del {date}',
      KEEP: 'Annulla la disdetta',
      pay: 'Cambia metodo di pagamento',
      address: 'Cambia indirizzo di spedizione',
      cancel: 'Disdici l’abbonamento',
    },
    resumes: 'Finché è sospeso non si ordina e non si addebita nulla.',
    confirm: {
      title: 'Vuoi disdire questo abbonamento?',
      text: 'Non seguiranno altri ordini. Ciò che è già pagato viene comunque consegnato.',
      now: 'Disdici ora',
      later: 'Disdici il {date}',
      laterHint: 'Fino ad allora puoi cambiare idea.',
      back: 'Non disdire',
    },
    pay: {
      title: 'Cambia metodo di pagamento',
      next: 'Paghi ora l’ordine del {date}, che arriva subito. Scegli come nella pagina seguente; da allora addebitiamo ciò con cui paghi.',
      open: 'Paghi ora l’ordine in sospeso. Scegli come nella pagina seguente; da allora addebitiamo ciò con cui paghi.',
      start: 'Scegli e paga',
      back: 'Lascia tutto com’è',
      unavailable:
        'Al momento il prossimo ordine non è possibile, quindi non c’è nulla da pagare. Riprova più tardi.',
    },
    address: {
      title: 'Cambia indirizzo di spedizione',
      text: 'Gli ordini successivi andranno lì. Ciò che è già ordinato va all’indirizzo per cui è stato ordinato.',
      save: 'Salva indirizzo',
    },
    history: 'Ordini',
    outcomes: {
      SKIPPED: 'Saltato',
      UNAVAILABLE: 'Non è stato possibile consegnarlo',
    },
    unpaid: 'Saltato perché l’ordine precedente non è stato pagato',
    order: 'Ordine {number}',
    changed: 'Non è più possibile. Ecco la situazione attuale.',
    back: 'Tutti gli abbonamenti',
  },
}
