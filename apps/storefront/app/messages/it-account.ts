import type { Translation } from '@vitrine/messages'
import type { accountEn } from './en-account.ts'

export const accountIt: Translation<typeof accountEn> = {
  account: {
    title: 'Il tuo account',
    hello: 'Ciao, {name}',
    name: { label: 'Nome', none: 'Non indicato' },
    email: {
      label: 'E-mail',
      unverified: 'non ancora confermata',
      confirm: 'Inviami un codice per confermarla',
    },
    since: 'Account dal',
    status: {
      label: 'Stato',
      APPROVED: 'Attivo',
      PENDING: 'In attesa di approvazione',
      BLOCKED: 'Chiuso dal negozio',
      OFFLINE: 'Non attivo',
      UNKNOWN: 'Attivo',
    },
    mails: {
      title: 'E-mail del negozio',
      given: 'Accettato il {date}',
      ended: 'Revocato il {date}',
      end: 'Revoca',
    },
    signOut: 'Esci',
    continue: 'Continua gli acquisti',
    nav: {
      account: 'Panoramica',
      orders: 'Ordini',
      subscriptions: 'Abbonamenti',
      files: 'I tuoi file',
      addresses: 'Indirizzi',
      profile: 'Profilo',
      password: 'Password',
      factors: 'Verifica in due passaggi',
      devices: 'Dispositivi',
      grants: 'Siti web',
      leave: 'I tuoi dati',
      linkedSignIns: 'Accessi collegati',
    },
  },
  addresses: {
    title: 'Indirizzi',
    why: 'Potrai sceglierli alla cassa.',
    none: 'Ancora nessun indirizzo. Se vuoi, quelli a cui ordini vengono salvati qui.',
    isFirst: 'Precompilato alla cassa',
    first: 'Precompila alla cassa',
    change: 'Modifica',
    remove: 'Rimuovi',
    add: 'Aggiungi un indirizzo',
    changeTitle: 'Modifica l’indirizzo',
    save: 'Salva l’indirizzo',
    cancel: 'Annulla',
  },

  files: {
    title: 'I tuoi file',
    why: 'I tuoi acquisti digitali. Ogni link per scaricarli vale per poco tempo.',
    none: 'Non hai ancora file da scaricare.',
    download: 'Scarica',
    downloadOf: 'Scarica {name}',
    until: 'Fino al {date}',
    left: {
      one: '{n, number} download rimasto',
      other: '{n, number} download rimasti',
    },
    usedUp: 'Hai usato tutti i download di questo file. Chiedine altri al negozio.',
    over: 'Questo download è scaduto. Se ti serve ancora, chiedi al negozio.',
    gone: 'Questo file è stato sostituito o rimosso. Ricarica la pagina per vedere i file attuali.',
  },

  profile: {
    title: 'Profilo',
    why: 'Tutti i campi sono facoltativi.',
    firstName: 'Nome',
    lastName: 'Cognome',
    nickname: 'Nome visualizzato',
    nicknameHint: 'Gli altri utenti lo vedono se il tuo profilo è pubblico.',
    photo: {
      label: 'Foto',
      alt: 'La tua foto',
      choose: 'Scegli una foto',
      hint: 'JPEG, PNG, WebP, AVIF o GIF, al massimo 5 MB.',
      save: 'Salva la foto',
      remove: 'Rimuovi la foto',
      none: 'Scegli prima una foto.',
      tooLarge: 'Questa foto supera i 5 MB. Scegline una più piccola.',
      wrong:
        'Questo file non è una foto che possiamo mostrare. Scegli un JPEG, PNG, WebP, AVIF o GIF.',
    },
    public: {
      label: 'Gli altri utenti possono vedere il mio profilo',
      hint: 'I siti e le app di questo negozio possono mostrare agli altri utenti il tuo nome visualizzato e la tua foto, mai la tua e-mail.',
    },
    tooLong: 'È troppo lungo o contiene caratteri non ammessi.',
    submit: 'Salva',
  },

  factors: {
    title: 'Verifica in due passaggi',
    why: 'Un secondo fattore protegge il tuo account anche se qualcuno conosce la tua password.',
    none: 'La verifica in due passaggi non è attiva. Il tuo account è protetto solo dalla password.',
    add: 'Aggiungi un secondo fattore',
    since: 'Dal {date}',
    used: 'ultimo uso il {date}',
    reset: {
      label: 'I tuoi secondi fattori stanno per essere rimossi',
      why: 'Qualcuno ha segnalato al negozio che il tuo dispositivo è andato perso. La rimozione avviene al tuo primo accesso dopo il {date}. Se non l’hai chiesto tu, fermala e cambia la password.',
      stop: 'Mantieni i miei secondi fattori',
    },
    required:
      'Il negozio chiede un secondo fattore. Aggiungine un altro prima di rimuovere questo.',
    codes: {
      label: 'Codici di recupero',
      left: {
        none: 'Non ne resta nessuno. Creane di nuovi prima che ti servano.',
        one: 'Resta {n, number} codice.',
        other: 'Restano {n, number} codici.',
      },
      renew: 'Crea nuovi codici',
    },
    devices: {
      label: 'Dispositivi memorizzati',
      why: {
        one: 'Sui dispositivi che ci fai memorizzare non chiediamo nulla per {n, number} giorno.',
        other: 'Sui dispositivi che ci fai memorizzare non chiediamo nulla per {n, number} giorni.',
      },
      forget: 'Dimentica tutti i dispositivi',
    },
  },

  approval: {
    title: 'Sei tu che stai accedendo?',
    number: {
      label: 'Numero mostrato sull’altro dispositivo',
      hint: 'Non inserire mai un numero che ti dice qualcun altro.',
    },
    approve: 'Sì, approva',
    deny: 'No, non sono io',
    gone: 'Questo accesso è scaduto. Accedi di nuovo sull’altro dispositivo.',
    wrong: {
      none: 'L’accesso mostra un altro numero. Ricomincia da dove stai accedendo.',
      one: 'L’accesso mostra un altro numero. Hai ancora {n, number} tentativo.',
      other: 'L’accesso mostra un altro numero. Hai ancora {n, number} tentativi.',
    },
  },

  approvals: {
    title: 'Approva un accesso',
    why: 'Qualcuno sta accedendo con la tua password. Approva solo i tuoi accessi.',
    none: 'Nessun accesso è in attesa.',
    devices: 'Dove hai effettuato l’accesso',
  },

  grants: {
    title: 'Siti web collegati',
    why: 'Altri siti che hanno accesso al tuo account. Rimuovi quelli che non usi più.',
    none: 'Nessun altro sito ha accesso.',
    since: 'Dal {date}',
    end: 'Rimuovi l’accesso',
    may: {
      openid: 'ti riconosce',
      profile: 'vede il tuo nome, la tua foto, la tua lingua e la tua data di nascita',
      email: 'vede il tuo indirizzo e-mail',
      phone: 'vede il tuo numero di telefono',
      address: 'vede il tuo indirizzo postale',
      offline_access: 'mantiene il tuo accesso',
      account: 'può fare nel tuo account tutto ciò che puoi fare tu',
    },
  },

  devices: {
    title: 'Dispositivi',
    why: 'I dispositivi su cui hai effettuato l’accesso. Disconnetti quelli che non riconosci e cambia la password.',
    unknown: 'Dispositivo sconosciuto',
    last: 'Ultimo uso il {date}',
    this: 'Questo dispositivo',
    end: 'Disconnetti',
    endOthers: 'Disconnetti tutti gli altri',
    passkey: 'con una passkey',
  },

  data: {
    title: 'I tuoi dati',
    why: 'Scarica tutto ciò che questo negozio ha salvato su di te: profilo, accessi, dispositivi, e-mail e cronologia del tuo account.',
    html: 'Scarica per leggere',
    json: 'Scarica in JSON',
  },

  leave: {
    title: 'Elimina il tuo account',
    why: 'Il tuo profilo, i tuoi accessi e i tuoi secondi fattori vengono eliminati per sempre; il tuo nome e i tuoi indirizzi vengono tolti da tutti gli altri dati. Non si può annullare.',
    confirmation: 'Scrivi {email} per confermare',
    wrong: 'Questa non è l’e-mail dell’account. Scrivi {email}.',
    submit: 'Elimina l’account',
  },
}
