import type { Translation } from '@vitrine/messages'
import type { reviewsEn } from './en-reviews.ts'

export const reviewsIt: Translation<typeof reviewsEn> = {
  reviews: {
    title: 'Recensioni',
    stars: {
      one: '{average} stelle su 5, una recensione',
      many: '{average} stelle su 5, {n, number} di recensioni',
      other: '{average} stelle su 5, {n, number} recensioni',
    },
    given: { one: '{n, number} stella su 5', other: '{n, number} stelle su 5' },
    noneFits: 'Nessuna recensione ha questo numero di stelle.',
    checked:
      'Solo chi ha acquistato questo prodotto da noi può recensirlo. «Acquisto verificato» significa che l’ordine è stato pagato.',
    moderated:
      'Leggiamo ogni recensione prima di mostrarla ed escludiamo solo ciò che viola la legge, offende qualcuno o non riguarda il prodotto. Recensioni positive e negative sono trattate allo stesso modo.',
    unmoderated:
      'Le recensioni compaiono subito, senza essere lette prima. Togliamo ciò che viola la legge, offende qualcuno o non riguarda il prodotto. Recensioni positive e negative sono trattate allo stesso modo.',
    sort: {
      label: 'Ordina per',
      NEWEST: 'Più recenti',
      HIGHEST: 'Migliori',
      LOWEST: 'Peggiori',
    },
    filter: 'Per stelle',
    all: 'Tutte',
    onlyStars: {
      one: 'Stelle: {stars, number}, una recensione',
      many: 'Stelle: {stars, number}, {n, number} di recensioni',
      other: 'Stelle: {stars, number}, {n, number} recensioni',
    },
    pages: 'Pagine delle recensioni',
    verified: 'Acquisto verificato',
    anonymous: 'Cliente',
    edited: 'modificata il {date}',
    reply: 'Il negozio risponde',
    report: {
      label: 'Segnala',
      reason: 'Che cosa non va in questa recensione?',
      reasons: {
        SPAM: 'È pubblicità',
        OFFENSIVE: 'Offende qualcuno',
        PRIVATE_DATA: 'Rivela cose private di qualcuno',
        NOT_ABOUT_PRODUCT: 'Non riguarda il prodotto',
      },
      submit: 'Invia la segnalazione',
      done: 'Grazie. Esamineremo di nuovo questa recensione.',
    },
    write: {
      link: 'Recensisci i tuoi acquisti',
      title: 'Recensioni per l’ordine {number}',
      lede: 'Racconta com’è, nel bene e nel male. La tua recensione aiuta gli altri a scegliere.',
      nothing: 'In questo ordine non c’è nulla da recensire.',
      closed: 'Al momento il negozio non accetta recensioni.',
      rating: 'Il tuo voto',
      ratings: {
        1: '1 – pessimo',
        2: '2 – scarso',
        3: '3 – sufficiente',
        4: '4 – buono',
        5: '5 – ottimo',
      },
      heading: 'In poche parole',
      text: 'La tua recensione',
      name: 'Nome da mostrare',
      nameHint: 'Un nome o un soprannome. Senza nome compare «Cliente».',
      submit: 'Invia la recensione',
      change: 'Salva la modifica',
      withdraw: 'Elimina la mia recensione',
      missingRating: 'Scegli da 1 a 5.',
      tooLong: 'Al massimo {most, number} caratteri.',
      tooMany: 'Oggi hai scritto molte recensioni. Continua domani.',
      notPossible: 'Non è più possibile recensire questo articolo.',
      saved: 'Grazie. La tua recensione è stata salvata.',
      withdrawn: 'La tua recensione è stata eliminata.',
      status: {
        PENDING: 'In attesa di essere letta dal negozio',
        PUBLISHED: 'Pubblicata nel negozio',
        REJECTED: 'Non pubblicata: viola una regola del negozio. Puoi modificarla.',
      },
      back: 'Torna all’ordine',
    },
  },
  reviewRequests: {
    ask: {
      title: 'Non vuoi più queste e-mail?',
      why: '{shop} ti chiede una volta per ogni ordine come sono gli articoli. Qui puoi disattivare queste e-mail. Quelle sui tuoi ordini continuano ad arrivare.',
    },
    submit: 'Disattiva queste e-mail',
    ended: {
      title: 'Non riceverai più queste e-mail',
      why: '{shop} non ti chiederà più recensioni. Puoi sempre scriverle nella pagina di un ordine.',
    },
    gone: {
      title: 'Questo link non funziona',
      why: 'Forse è stato troncato. Aprilo di nuovo dall’e-mail, o dai un’occhiata a ciò che vende {shop}.',
    },
  },
}
