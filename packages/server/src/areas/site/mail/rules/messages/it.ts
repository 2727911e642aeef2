import type { Translation } from '@vitrine/messages'
import type { en } from './en.ts'
import { itOrders } from './orders/it.ts'

export const it: Translation<typeof en> = {
  hello: 'Ciao {name},',
  helloUnknown: 'Ciao,',
  linkHint: 'Se il pulsante non funziona, apri questo indirizzo:',
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
    statement: 'Quello che hai scritto',
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
  preorder: 'Preordine',
  preorderLeaves: 'Preordine, spedizione intorno al {day}',
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
      subject: 'Ti diamo il benvenuto su {shop}',
      waiting: {
        title: 'Il tuo account è in attesa',
        lines: [
          'il tuo account su {shop} è stato creato. Ogni nuovo account viene prima esaminato; potrai accedere appena il tuo sarà approvato.',
          'Ti scriveremo quando sarà il momento.',
        ],
      },
      ready: {
        title: 'Il tuo account è aperto',
        lines: ['il tuo account su {shop} è pronto. Puoi accedere con questo indirizzo e-mail.'],
      },
      action: 'Vai su {shop}',
      note: 'Se non hai creato tu questo account, non devi fare nulla.',
    },
    'verification-code': {
      subject: 'Il tuo codice per {shop}',
      title: 'Conferma il tuo indirizzo e-mail',
      lines: [
        'inserisci questo codice per confermare il tuo indirizzo su {shop}. Vale per {period}.',
      ],
      note: 'Se non hai chiesto un codice, forse qualcuno ha sbagliato indirizzo. Non devi fare nulla; non comunicare il codice a nessuno.',
    },
    'password-recovery': {
      subject: 'Una nuova password per {shop}',
      title: 'Scegli una nuova password',
      lines: [
        'è stata chiesta una nuova password per il tuo account su {shop}. Il link vale per {period} e una volta sola.',
      ],
      action: 'Scegli una password',
      note: 'Se non l’hai chiesto tu, non devi fare nulla: la tua password resta com’è.',
    },
    activation: {
      subject: 'Il tuo account su {shop}',
      title: 'C’è un account pronto per te',
      lines: [
        '{shop} ha creato un account per te. Scegli una password per aprirlo. Il link vale per {period} e una volta sola.',
      ],
      action: 'Scegli una password',
      note: 'Se non sai di che cosa si tratta, non devi fare nulla: senza password l’account resta chiuso.',
    },
    approved: {
      subject: 'Il tuo account su {shop} è stato approvato',
      title: 'Ora puoi entrare',
      lines: ['il tuo account su {shop} è stato approvato. Da adesso puoi accedere.'],
      action: 'Accedi',
      note: 'Ricevi questo messaggio perché il tuo account è stato creato con questo indirizzo.',
    },
    'password-changed': {
      subject: 'La tua password per {shop} è stata cambiata',
      title: 'La tua password è stata cambiata',
      lines: [
        'la password del tuo account su {shop} è stata cambiata e tutti gli altri accessi sono stati chiusi.',
      ],
      action: 'Alla pagina di accesso',
      note: 'Se l’hai fatto tu, va tutto bene. Altrimenti scegli subito «Password dimenticata?» nella pagina di accesso.',
    },
    'new-sign-in': {
      subject: 'Nuovo accesso a {shop}',
      title: 'Un nuovo dispositivo ha effettuato l’accesso',
      lines: [
        'qualcuno è entrato nel tuo account su {shop} con un dispositivo che non conoscevamo.',
      ],
      action: 'Alla pagina di accesso',
      note: 'Se l’hai fatto tu, va tutto bene. Altrimenti scegli subito «Password dimenticata?» nella pagina di accesso.',
    },
    'second-factor-code': {
      subject: 'Il tuo codice di accesso a {shop}',
      title: 'Il tuo codice di accesso',
      lines: ['inserisci questo codice per completare l’accesso a {shop}. Vale per {period}.'],
      note: 'Se non stai accedendo in questo momento, qualcuno conosce la tua password: cambiala. Non comunicare mai il codice; nessuno del negozio te lo chiederà.',
    },
    'factor-changed': {
      subject: 'I secondi fattori del tuo accesso a {shop} sono cambiati',
      added: {
        title: 'È stato aggiunto un secondo fattore',
        lines: ['l’accesso al tuo account su {shop} ora si può confermare con {factor}.'],
      },
      removed: {
        title: 'È stato tolto un secondo fattore',
        lines: ['l’accesso al tuo account su {shop} non si conferma più con {factor}.'],
      },
      action: 'Alla pagina di accesso',
      note: 'Se l’hai fatto tu, va tutto bene. Altrimenti scegli subito «Password dimenticata?» nella pagina di accesso.',
    },
    'sign-in-linked': {
      subject: 'L’accesso a {shop} è cambiato',
      linked: {
        title: 'È stato aggiunto un modo per accedere',
        lines: ['ora puoi accedere al tuo account su {shop} con {provider}.'],
      },
      unlinked: {
        title: 'È stato tolto un modo per accedere',
        lines: ['non puoi più accedere al tuo account su {shop} con {provider}.'],
      },
      action: 'Alla pagina di accesso',
      note: 'Se l’hai fatto tu, va tutto bene. Altrimenti scegli subito «Password dimenticata?» nella pagina di accesso.',
    },
    'sign-in-denied': {
      subject: 'Un accesso a {shop} è stato rifiutato',
      title: 'Hai rifiutato un accesso',
      lines: [
        'un accesso al tuo account su {shop} è stato rifiutato dove hai già effettuato l’accesso. Chi ci ha provato conosce la tua password.',
      ],
      action: 'Alla pagina di accesso',
      note: 'Se non eri tu a voler entrare, scegli subito «Password dimenticata?» nella pagina di accesso.',
    },
    'passkey-copied': {
      subject: 'Una tua passkey per {shop} potrebbe essere stata copiata',
      title: 'Una delle tue passkey potrebbe essere stata copiata',
      lines: [
        'qualcuno ha provato ad accedere al tuo account su {shop} con una copia della passkey «{passkey}». Abbiamo bloccato questo accesso.',
      ],
      action: 'Alla pagina di accesso',
      note: 'Accedi in un altro modo, rimuovi questa passkey nel tuo account e creane una nuova.',
    },
    'factor-reset': {
      subject: 'I secondi fattori del tuo accesso a {shop} stanno per essere rimossi',
      title: 'I tuoi secondi fattori stanno per essere rimossi',
      lines: [
        'a {shop} è stato chiesto di rimuovere i secondi fattori del tuo accesso, perché il dispositivo è andato perso. Avverrà al tuo primo accesso dopo {time}; fino ad allora tutto resta com’è.',
      ],
      action: 'Mantieni i secondi fattori',
      note: 'Se l’hai chiesto tu, non devi fare nulla. Altrimenti fermalo con il pulsante e scegli una nuova password.',
    },
    'account-exists': {
      subject: 'Hai già un account su {shop}',
      title: 'Hai già un account',
      lines: [
        'qualcuno ha provato a registrarsi su {shop} con questo indirizzo. Per questo indirizzo esiste già un account, perciò non ne è stato creato un altro. Ti basta accedere.',
      ],
      action: 'Accedi',
      note: 'Se non l’hai fatto tu, non devi fare nulla: nessuno ha saputo che hai un account.',
    },
    'staff-invitation': {
      subject: '{inviter} ti invita su {shop}',
      title: 'Lavora su {shop}',
      lines: [
        '{inviter} ti invita a lavorare su {shop}. Il tuo ruolo: {role}. Il link è solo per te e vale una volta sola.',
      ],
      action: 'Accetta l’invito',
      note: 'Se non conosci il mittente, non devi fare nulla.',
    },
    'staff-recovery': {
      subject: 'Una nuova password per il pannello di {shop}',
      title: 'Scegli una nuova password',
      lines: [
        'qualcuno ha chiesto una nuova password per il tuo account sul pannello di {shop}. Il link vale una volta sola, per un’ora. Il tuo secondo fattore resta com’è.',
      ],
      action: 'Scegli una nuova password',
      note: 'Se non l’hai chiesto tu, non devi fare nulla: la tua password resta com’è.',
    },
    'staff-factor-changed': {
      subject: 'L’accesso al pannello di {shop} è cambiato',
      added: {
        title: 'È stato aggiunto un secondo fattore',
        lines: ['il tuo accesso al pannello di {shop} ora si può confermare con {factor}.'],
      },
      removed: {
        title: 'È stato tolto un secondo fattore',
        lines: ['il tuo accesso al pannello di {shop} non si conferma più con {factor}.'],
      },
      used: {
        title: 'È stato usato un codice di recupero',
        lines: [
          'uno dei tuoi codici di recupero è stato usato per il pannello di {shop}. Non vale più. Codici rimasti: {codesLeft}.',
        ],
      },
      reset: {
        title: 'I tuoi secondi fattori sono stati tolti',
        lines: [
          'tutti i secondi fattori del tuo accesso al pannello di {shop} sono stati tolti, perché ne è stato segnalato lo smarrimento. Tutte le tue sessioni sono state chiuse e accederai con la sola password finché non ne aggiungerai altri.',
        ],
      },
      action: 'Al mio account',
      note: 'Se non te lo aspettavi, cambia subito la password e avvisa un titolare.',
    },
    'member-waiting': {
      subject: 'Qualcuno è in attesa su {shop}',
      title: 'Qualcuno aspetta la tua approvazione',
      lines: ['{member} si è registrato su {shop} e potrà accedere quando approverai l’account.'],
      action: 'Visualizza l’account',
      note: 'Ricevi questo messaggio perché il negozio è tuo e approvi personalmente i nuovi account.',
    },
    'import-failing': {
      subject: 'L’importazione «{name}» continua a fallire presso {shop}',
      title: 'Un’importazione programmata continua a fallire',
      lines: [
        'l’importazione programmata «{name}» è fallita tre volte di seguito. Continua a riprovare ai suoi orari e riceverai un messaggio quando funzionerà di nuovo.',
      ],
      action: 'Apri le importazioni',
      note: 'Ricevi questo messaggio perché il negozio è tuo.',
    },
    'import-working': {
      subject: 'L’importazione «{name}» funziona di nuovo presso {shop}',
      title: 'Un’importazione programmata funziona di nuovo',
      lines: [
        'l’importazione programmata «{name}» ha importato il suo file senza errori. Non devi fare altro.',
      ],
      action: 'Apri le importazioni',
      note: 'Ricevi questo messaggio perché il negozio è tuo.',
    },
    ...itOrders,
    test: {
      subject: 'Messaggio di prova da {shop}',
      title: 'Il tuo server di posta funziona',
      lines: [
        'questo è il messaggio di prova che hai chiesto. Da adesso i messaggi di {shop} fanno questa strada.',
      ],
      note: 'Questo messaggio non è stato inviato a nessun altro.',
    },
  },
}
