import type { Translation } from '@vitrine/messages'
import type { wishesEn } from './en-wishes.ts'

export const wishesIt: Translation<typeof wishesEn> = {
  priceMails: {
    ask: {
      title: 'Non vuoi più e-mail sui prezzi?',
      why: '{shop} ti scrive quando qualcosa nella tua lista dei desideri costa meno. Qui puoi disattivare queste e-mail. La lista resta, e le e-mail sui tuoi ordini continuano ad arrivare.',
    },
    submit: 'Disattiva queste e-mail',
    ended: {
      title: 'Non riceverai più queste e-mail',
      why: '{shop} non ti scriverà più sui prezzi. La tua lista dei desideri è sempre lì.',
    },
    gone: {
      title: 'Questo link non funziona',
      why: 'Forse è stato troncato. Aprilo di nuovo dall’e-mail, o dai un’occhiata a ciò che vende {shop}.',
    },
  },
  confirmPriceMails: {
    ask: {
      title: 'Vuoi sapere quando un prezzo scende?',
      why: '{shop} ti scrive quando qualcosa nella tua lista dei desideri costa meno: al massimo una volta al giorno, e puoi smettere quando vuoi.',
    },
    submit: 'Sì, scrivetemi',
    ended: {
      title: 'Ti avviseremo quando un prezzo scende',
      why: '{shop} ti scrive quando qualcosa nella tua lista dei desideri costa meno. Ogni e-mail contiene un link per smettere.',
    },
    gone: {
      title: 'Questo link non funziona più',
      why: 'La lista dei desideri a cui si riferiva non c’è più o ha un altro indirizzo. Tutto ciò che {shop} vende è nella pagina iniziale.',
    },
  },
  wishes: {
    title: 'Lista dei desideri',
    titleWith: {
      one: 'Lista dei desideri, {n, number} articolo',
      other: 'Lista dei desideri, {n, number} articoli',
    },
    wish: '{name} nella lista dei desideri',
    add: 'Aggiungi alla lista dei desideri',
    wished: 'Nella tua lista dei desideri',
    empty: {
      title: 'La tua lista dei desideri è vuota',
      why: 'Tocca il cuore di ciò che ti piace e lo ritrovi qui.',
      all: 'Vedi tutti i prodotti',
    },
    before: '{price} quando l’hai aggiunto',
    saved: {
      one: 'Messo da parte dal tuo carrello',
      other: 'Messi da parte dal tuo carrello, {n, number} pezzi',
    },
    gone: 'Non più in vendita',
    choose: 'Scegli le opzioni',
    chooseOf: 'Scegli le opzioni di {name}',
    addToCart: 'Aggiungi al carrello',
    wait: 'Avvisami quando torna',
    remove: 'Rimuovi',
    share: {
      title: 'Mostrala ad altri',
      why: 'Un link segreto mostra questa lista a chi lo possiede: che cosa contiene, non di chi è.',
      on: 'Crea un link',
      link: 'Link alla tua lista',
      copy: 'Copia il link',
      copied: 'Copiato',
      off: 'Disattiva il link',
    },
    mails: {
      title: 'Sapere quando un prezzo scende',
      state: {
        OFF: 'Al massimo un’e-mail al giorno, con tutto ciò che costa meno in questa lista.',
        UNCONFIRMED: 'Ti abbiamo inviato un link. Aprilo e ti avviseremo quando un prezzo scende.',
        ON: 'Ricevi un’e-mail quando qualcosa in questa lista costa meno.',
      },
      email: 'Il tuo indirizzo e-mail',
      on: 'Scrivetemi quando un prezzo scende',
      off: 'Niente più e-mail',
      refused: {
        empty: 'Inserisci il tuo indirizzo e-mail, ad esempio ada@example.com.',
        invalid: 'Questo non è un indirizzo e-mail. Scrivilo come ada@example.com.',
        busy: 'Abbiamo già scritto abbastanza a questo indirizzo. Riprova domani.',
        closed: 'Al momento il negozio non invia e-mail di questo tipo.',
      },
    },
    shared: {
      title: 'Una lista dei desideri',
      why: 'Qualcuno ti mostra che cosa desidera.',
      empty: 'Al momento questa lista è vuota.',
    },
    notice: {
      added: '{name} è nella tua lista dei desideri.',
      removed: '{name} non è più nella tua lista dei desideri.',
      inCart: '{name} è nel tuo carrello.',
      shared: 'Il link è attivo. Chi lo possiede vede questa lista.',
      unshared: 'Il link è disattivato. Non porta più da nessuna parte.',
      followed: 'Ti avviseremo quando un prezzo scende.',
      unfollowed: 'Non riceverai più e-mail sui prezzi.',
      full: 'La tua lista dei desideri è piena. Prima rimuovi qualcosa.',
      gone: 'Al momento questo articolo non è in vendita.',
      failed: 'Non ha funzionato. La tua lista dei desideri non è cambiata; riprova.',
    },
    later: {
      title: 'Messi da parte',
      save: 'Metti da parte',
      back: 'Rimetti nel carrello',
      moved: '{name}: messo da parte.',
    },
  },
}
