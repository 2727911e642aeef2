import type { Translation } from '@vitrine/messages'
import type { en } from './en.ts'
import { itOrders } from './orders/it.ts'

export const it: Translation<typeof en> = {
  hello: 'Gentile {name},',
  helloUnknown: 'Buongiorno,',
  linkHint: 'Se il pulsante non funziona, apra questo indirizzo:',
  sentBy: 'Questo messaggio è stato inviato da {shop}.',
  labels: {
    time: 'Quando',
    device: 'Dispositivo',
    network: 'Rete',
    delivery: 'Spedizione',
    discount: 'Sconto',
    total: 'Totale',
    reason: 'Motivo',
    sender: 'Da',
    message: 'Messaggio',
    recipient: 'Beneficiario',
    iban: 'IBAN',
    reference: 'Causale',
    place: 'Ritiro presso',
    carrier: 'Corriere',
    trackingNumber: 'Numero di tracciamento',
    returnNumber: 'Reso',
    declaredBy: 'Nome',
    email: 'E-mail',
    statement: 'Ciò che ha scritto',
    wording: 'Confermato con',
    deadline: 'Possibile fino al',
    returnTo: 'Spedire a',
    instructions: 'Cosa fare',
    number: 'Numero',
    order: 'Ordine',
    dueDate: 'Scadenza',
    endDate: 'Termina il',
    nextOrder: 'Prossimo ordine',
  },
  device: '{browser} su {system}',
  unknownDevice: 'Un dispositivo sconosciuto',
  roles: {
    owner: 'titolare',
    admin: 'amministrazione',
    editor: 'redazione',
    viewer: 'consultazione',
  },
  factors: {
    TOTP: 'un’app di autenticazione',
    EMAIL: 'un codice via e-mail',
    SMS: 'un codice via SMS',
    CALL: 'un codice per telefono',
    PUSH: 'un’approvazione su un altro dispositivo',
    WEBAUTHN: 'una passkey',
    RECOVERY_CODE: 'codici di recupero',
  },
  mails: {
    welcome: {
      subject: 'Le diamo il benvenuto su {shop}',
      waiting: {
        title: 'Il Suo account è in attesa',
        lines: [
          'il Suo account su {shop} è stato creato. Ogni nuovo account viene prima esaminato; potrà accedere appena il Suo sarà approvato.',
          'Le scriveremo quando sarà il momento.',
        ],
      },
      ready: {
        title: 'Il Suo account è aperto',
        lines: ['il Suo account su {shop} è pronto. Può accedere con questo indirizzo e-mail.'],
      },
      action: 'Visiti {shop}',
      note: 'Se non ha creato Lei questo account, non deve fare nulla.',
    },
    'verification-code': {
      subject: 'Il Suo codice per {shop}',
      title: 'Confermi il Suo indirizzo e-mail',
      lines: [
        'inserisca questo codice per confermare il Suo indirizzo su {shop}. Vale per {period}.',
      ],
      note: 'Se non ha chiesto un codice, forse qualcuno ha sbagliato indirizzo. Non deve fare nulla; non comunichi il codice a nessuno.',
    },
    'password-recovery': {
      subject: 'Una nuova password per {shop}',
      title: 'Scelga una nuova password',
      lines: [
        'è stata chiesta una nuova password per il Suo account su {shop}. Il link vale per {period} e una volta sola.',
      ],
      action: 'Scelga una password',
      note: 'Se non è stato Lei, non deve fare nulla: la Sua password resta com’è.',
    },
    activation: {
      subject: 'Il Suo account su {shop}',
      title: 'C’è un account pronto per Lei',
      lines: [
        '{shop} ha creato un account per Lei. Scelga una password per aprirlo. Il link vale per {period} e una volta sola.',
      ],
      action: 'Scelga una password',
      note: 'Se non sa di che cosa si tratta, non deve fare nulla: senza password l’account resta chiuso.',
    },
    approved: {
      subject: 'Il Suo account su {shop} è stato approvato',
      title: 'Ora può entrare',
      lines: ['il Suo account su {shop} è stato approvato. Da adesso può accedere.'],
      action: 'Acceda',
      note: 'Riceve questo messaggio perché si è registrato con questo indirizzo.',
    },
    'password-changed': {
      subject: 'La Sua password per {shop} è stata cambiata',
      title: 'La Sua password è stata cambiata',
      lines: [
        'la password del Suo account su {shop} è stata cambiata e tutti gli altri accessi sono stati chiusi.',
      ],
      action: 'Alla pagina di accesso',
      note: 'Se è stato Lei, va tutto bene. Altrimenti scelga subito «Password dimenticata» nella pagina di accesso.',
    },
    'new-sign-in': {
      subject: 'Nuovo accesso a {shop}',
      title: 'Un nuovo dispositivo ha effettuato l’accesso',
      lines: [
        'qualcuno è entrato nel Suo account su {shop} con un dispositivo che non conoscevamo.',
      ],
      action: 'Alla pagina di accesso',
      note: 'Se è stato Lei, va tutto bene. Altrimenti scelga subito «Password dimenticata» nella pagina di accesso.',
    },
    'second-factor-code': {
      subject: 'Il Suo codice di accesso a {shop}',
      title: 'Il Suo codice di accesso',
      lines: ['inserisca questo codice per completare l’accesso a {shop}. Vale per {period}.'],
      note: 'Se non sta accedendo in questo momento, qualcuno conosce la Sua password: la cambi. Non comunichi mai il codice; nessuno del negozio glielo chiederà.',
    },
    'factor-changed': {
      subject: 'Il secondo passaggio del Suo accesso a {shop} è cambiato',
      added: {
        title: 'È stato aggiunto un secondo passaggio',
        lines: ['l’accesso al Suo account su {shop} ora si può confermare con {factor}.'],
      },
      removed: {
        title: 'È stato tolto un secondo passaggio',
        lines: ['l’accesso al Suo account su {shop} non si conferma più con {factor}.'],
      },
      action: 'Alla pagina di accesso',
      note: 'Se è stato Lei, va tutto bene. Altrimenti scelga subito «Password dimenticata» nella pagina di accesso.',
    },
    'sign-in-linked': {
      subject: 'L’accesso a {shop} è cambiato',
      linked: {
        title: 'È stato aggiunto un modo per accedere',
        lines: ['ora può accedere al Suo account su {shop} con {provider}.'],
      },
      unlinked: {
        title: 'È stato tolto un modo per accedere',
        lines: ['non può più accedere al Suo account su {shop} con {provider}.'],
      },
      action: 'Alla pagina di accesso',
      note: 'Se è stato Lei, va tutto bene. Altrimenti scelga subito «Password dimenticata» nella pagina di accesso.',
    },
    'sign-in-denied': {
      subject: 'Un accesso a {shop} è stato rifiutato',
      title: 'Ha rifiutato un accesso',
      lines: [
        'un accesso al Suo account su {shop} è stato rifiutato dove ha già effettuato l’accesso. Chi ci ha provato conosce la Sua password.',
      ],
      action: 'Alla pagina di accesso',
      note: 'Se non era Lei a voler entrare, scelga subito «Password dimenticata» nella pagina di accesso.',
    },
    'passkey-copied': {
      subject: 'Una Sua passkey per {shop} potrebbe essere stata copiata',
      title: 'Una delle Sue passkey potrebbe essere stata copiata',
      lines: [
        'qualcuno ha provato ad accedere al Suo account su {shop} con una copia della passkey «{passkey}». Abbiamo bloccato questo accesso.',
      ],
      action: 'Alla pagina di accesso',
      note: 'Acceda in un altro modo, rimuova questa passkey nel Suo account e ne crei una nuova.',
    },
    'factor-reset': {
      subject: 'Il secondo passaggio del Suo accesso a {shop} sta per essere rimosso',
      title: 'Il Suo secondo passaggio sta per essere rimosso',
      lines: [
        'a {shop} è stato chiesto di rimuovere il secondo passaggio del Suo accesso, perché il dispositivo è andato perso. Avverrà al Suo primo accesso dopo {time}; fino ad allora tutto resta com’è.',
      ],
      action: 'Mantenga il secondo passaggio',
      note: 'Se l’ha chiesto Lei, non deve fare nulla. Altrimenti lo fermi con il pulsante e scelga una nuova password.',
    },
    'account-exists': {
      subject: 'Ha già un account su {shop}',
      title: 'Ha già un account',
      lines: [
        'qualcuno ha provato a registrarsi su {shop} con questo indirizzo. Per questo indirizzo esiste già un account, perciò non ne è stato creato un altro. Le basta accedere.',
      ],
      action: 'Acceda',
      note: 'Se non è stato Lei, non deve fare nulla: nessuno ha saputo che Lei ha un account.',
    },
    'staff-invitation': {
      subject: '{inviter} La invita su {shop}',
      title: 'Lavori su {shop}',
      lines: [
        '{inviter} La invita a lavorare su {shop}. Il Suo ruolo: {role}. Il link è solo per Lei e vale una volta sola.',
      ],
      action: 'Accetti l’invito',
      note: 'Se non conosce il mittente, non deve fare nulla.',
    },
    'staff-recovery': {
      subject: 'Una nuova password per il pannello di {shop}',
      title: 'Scelga una nuova password',
      lines: [
        'qualcuno ha chiesto una nuova password per il Suo account sul pannello di {shop}. Il link vale una volta sola, per un’ora. Il Suo secondo fattore resta com’è.',
      ],
      action: 'Scelga una nuova password',
      note: 'Se non è stato Lei, non deve fare nulla: la Sua password resta com’è.',
    },
    'staff-factor-changed': {
      subject: 'L’accesso al pannello di {shop} è cambiato',
      added: {
        title: 'È stato aggiunto un secondo fattore',
        lines: ['il Suo accesso al pannello di {shop} ora si può confermare con {factor}.'],
      },
      removed: {
        title: 'È stato tolto un secondo fattore',
        lines: ['il Suo accesso al pannello di {shop} non si conferma più con {factor}.'],
      },
      used: {
        title: 'È stato usato un codice di recupero',
        lines: [
          'uno dei Suoi codici di recupero è stato usato per il pannello di {shop}. Non vale più. Codici rimasti: {codesLeft}.',
        ],
      },
      reset: {
        title: 'I Suoi secondi fattori sono stati tolti',
        lines: [
          'tutti i secondi fattori del Suo accesso al pannello di {shop} sono stati tolti, perché ne è stato segnalato lo smarrimento. Tutte le Sue sessioni sono state chiuse e accederà con la sola password finché non ne aggiungerà altri.',
        ],
      },
      action: 'Al mio account',
      note: 'Se non se lo aspettava, cambi subito la password e avvisi un titolare.',
    },
    'member-waiting': {
      subject: 'Qualcuno è in attesa su {shop}',
      title: 'Qualcuno aspetta la Sua approvazione',
      lines: [
        '{member} si è registrato su {shop} e potrà accedere quando Lei approverà l’account.',
      ],
      action: 'Visualizzi l’account',
      note: 'Riceve questo messaggio perché il negozio è Suo e approva personalmente i nuovi account.',
    },
    ...itOrders,
    test: {
      subject: 'Messaggio di prova da {shop}',
      title: 'Il Suo server di posta funziona',
      lines: [
        'questo è il messaggio di prova che ha chiesto. Da adesso i messaggi di {shop} fanno questa strada.',
      ],
      note: 'Questo messaggio non è stato inviato a nessun altro.',
    },
  },
}
