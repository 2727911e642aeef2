import type { Translation } from '@vitrine/messages'
import type { providersEn } from './en-providers.ts'

export const providersIt: Translation<typeof providersEn> = {
  providers: { or: 'Oppure accedi con', with: 'Continua con {name}' },

  provider: {
    thisAddress: 'questo indirizzo',
    again: 'Riprova',
    otherWay: 'Accedi in un altro modo',
    toLinks: 'Torna agli accessi collegati',
    newPassword: 'Scegli una nuova password',
    notOffered: {
      title: 'Questo accesso non è disponibile',
      why: 'Il negozio non offre questo accesso, o non lo offre più.',
    },
    unreachable: {
      title: 'Il servizio di accesso non risponde',
      why: 'In questo momento non è raggiungibile o non è configurato correttamente. Riprova tra un momento; se il problema continua, contatta il negozio.',
    },
    notStarted: {
      title: 'Questo accesso è scaduto',
      why: 'Un accesso va completato entro 10 minuti nel browser in cui è iniziato e vale una volta sola.',
    },
    rejected: {
      title: 'L’accesso non è avvenuto',
      why: 'L’accesso è stato annullato o rifiutato dall’altro servizio.',
    },
    untrusted: {
      title: 'Non è stato possibile verificare l’accesso',
      why: 'La risposta dell’altro servizio non è valida, quindi l’accesso non è avvenuto. Riprova; se il problema continua, contatta il negozio.',
    },
    unverified: {
      title: 'Conferma prima la tua e-mail nell’altro servizio',
      why: 'L’altro servizio non ha confermato il tuo indirizzo e-mail. Confermalo lì, oppure accedi qui con e-mail e password.',
    },
    ownUnverified: {
      title: 'L’e-mail del tuo account non è confermata',
      why: 'Qualcuno si è registrato qui con {about} e non l’ha mai confermato. Se eri tu, scegli una nuova password via e-mail: così l’indirizzo è confermato e i due account si possono collegare.',
    },
    domain: {
      title: 'Non con questo indirizzo',
      why: 'Gli indirizzi di {about} non accedono in questo modo. Usa l’account della tua organizzazione o accedi in un altro modo.',
    },
    registersNobody: {
      title: 'Qui non hai ancora un account',
      why: 'Questo accesso è per chi ha già un account qui. Registrati prima, o chiedi al negozio.',
    },
    linkedElsewhere: {
      title: 'Già collegato a un altro account',
      why: 'Questo accesso è collegato a un altro account di questo negozio. Prima scollegalo lì.',
    },
    linkedAlready: {
      title: 'Il tuo account è già collegato',
      why: 'Il tuo account è collegato a un altro account di questo servizio. Prima scollegalo.',
    },
    failed: {
      title: 'L’accesso non è avvenuto',
      why: 'Qualcosa è andato storto. Riprova o accedi in un altro modo.',
    },
  },

  proveLink: {
    title: 'Hai già un account qui',
    why: 'Accedi una volta a {email} con la tua password, per mostrare che è tuo. Da quel momento basterà {name}.',
    submit: 'Accedi e collega',
    other: 'Accedi in un altro modo',
  },

  linked: {
    title: 'Accessi collegati',
    why: 'Altri account con cui puoi accedere qui.',
    none: 'Nessun accesso è collegato.',
    since: 'Collegato il {date}',
    used: 'ultimo uso il {date}',
    off: 'al momento non offerto dal negozio',
    unlink: 'Scollega {name}',
    more: {
      label: 'Collegane un altro',
      why: 'Accedi lì una volta per collegarlo a questo account.',
    },
    link: 'Collega {name}',
    last: 'È l’unico modo per accedere al tuo account. Prima scegli una password o collega un altro account.',
    gone: 'Questo accesso non è più collegato.',
    noPassword: 'Il tuo account non ha una password.',
    setPassword: 'Scegline una',
  },
}
