import type { Translation } from '@vitrine/messages'
import type { authEn } from './en-auth.ts'

export const authIt: Translation<typeof authEn> = {
  password: {
    title: 'Password',
    why: 'Tutti gli altri dispositivi verranno disconnessi.',
    submit: 'Cambia la password',
    hint: 'Almeno {n, number} caratteri. Meglio lunga che complicata.',
    new: 'Nuova password',
    current: 'Password',
  },

  login: {
    title: 'Che bello rivederti',
    submit: 'Accedi',
    email: 'E-mail',
    password: 'Password',
    forgot: 'Password dimenticata?',
    other: 'Non hai ancora un account?',
    register: 'Crea un account',
    app: 'Accedi per continuare su {host}.',
  },

  register: {
    title: 'Crea un account',
    submit: 'Crea l’account',
    email: { label: 'E-mail', hint: 'Ti serve per accedere.' },
    password: 'Password',
    name: 'Nome',
    other: 'Hai già un account?',
    login: 'Accedi',
  },

  auth: {
    summary: {
      one: 'C’è un punto da controllare',
      other: 'Ci sono {n, number} punti da controllare',
    },
    email: {
      missing: 'Inserisci il tuo indirizzo e-mail, ad esempio ada@example.com.',
      invalid: 'Questo non è un indirizzo e-mail. Scrivilo come ada@example.com.',
      unknown: 'Non puoi accedere con questa e-mail. Controllala o crea un account.',
      taken: 'Esiste già un account con questa e-mail. Accedi.',
    },
    password: {
      missing: 'Inserisci la password.',
      wrong: 'Questa password non corrisponde a questa e-mail. Riprova.',
      short: 'Questa password è troppo corta. Usa almeno {n, number} caratteri.',
      weak: 'Questa password è troppo facile da indovinare. Scegline una che non sia comune e che non sia la tua e-mail né il nome del negozio.',
      reset: 'Prima di accedere devi scegliere una nuova password. Richiedi un link qui sotto.',
    },
    throttled: 'Troppi tentativi. Riprova tra 15 minuti.',
    failed: 'Non ha funzionato. Riprova tra un momento.',
    unreachable: 'Il negozio non è raggiungibile. Controlla la connessione e riprova.',
    blocked: 'Questo account è stato chiuso dal negozio.',
    closed: {
      title: 'Gli account non sono ancora disponibili',
      why: 'Questo negozio non ha ancora configurato l’accesso. Puoi comunque sfogliare tutti i prodotti.',
    },
  },

  captcha: {
    person: 'Sono una persona',
    working: 'Verifica del browser…',
    done: 'Verificato.',
    failed: 'La verifica non è riuscita. Controlla la connessione e riprova.',
    missing:
      'Conferma di essere una persona: spunta la casella qui sopra o aspetta la fine della verifica.',
    wrong: 'La verifica è scaduta. Riprova.',
    noScripts:
      'Questo negozio si protegge dai bot con una verifica nel browser che richiede gli script. Attiva JavaScript per questa pagina e continua.',
  },
}
