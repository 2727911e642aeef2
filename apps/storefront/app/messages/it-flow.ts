import type { Translation } from '@vitrine/messages'
import type { flowEn } from './en-flow.ts'

export const flowIt: Translation<typeof flowEn> = {
  authLayout: { home: 'Torna al negozio', login: 'Torna all’accesso' },

  note: {
    expired: 'Questo accesso è scaduto o è stato completato in un’altra finestra. Accedi di nuovo.',
    sent: 'Un nuovo codice è in arrivo. Quello precedente non vale più.',
    wait: 'Un codice è appena stato inviato. Aspetta 30 secondi prima di chiederne un altro.',
    changed: 'Fatto.',
    saved: 'Salvato.',
    denied:
      'Questo accesso è stato rifiutato da un dispositivo già collegato all’account. Se è stato un errore, accedi di nuovo tra un quarto d’ora o usa un altro metodo.',
    approved: 'Approvato. L’altro dispositivo continua da solo.',
    refused: 'Rifiutato. Se non eri tu, qualcuno conosce la tua password: cambiala subito.',
    stopped: 'La verifica in due passaggi resta attiva.',
  },

  code: {
    missing: 'Inserisci il codice.',
    six: 'Il codice ha sei cifre.',
    wrong: 'Questo codice è sbagliato. Controllalo e usa il più recente.',
    expired: 'Questo codice non vale più. Chiedine uno nuovo.',
    enough: 'Sono stati inviati troppi codici. Riprova tra un’ora.',
    resend: 'Invia un nuovo codice',
    wait: {
      one: 'Puoi chiedere un nuovo codice tra {n, number} secondo.',
      other: 'Puoi chiedere un nuovo codice tra {n, number} secondi.',
    },
  },

  forgot: {
    title: 'Password dimenticata?',
    why: 'Inserisci l’e-mail del tuo account: riceverai un link per scegliere una nuova password.',
    submit: 'Invia il link',
    sent: {
      title: 'Un’e-mail è in arrivo',
      why: 'Se esiste un account per {email}, tra un momento arriva un link per scegliere una nuova password. Vale una volta sola, per tre ore.',
      missing: 'Non è arrivato nulla? Guarda nella posta indesiderata o invialo di nuovo.',
      again: 'Invia di nuovo',
    },
  },

  reset: {
    title: 'Scegli una nuova password',
    why: 'Tutti gli altri dispositivi verranno disconnessi.',
    submit: 'Salva la password',
    expired: {
      title: 'Questo link è scaduto',
      why: 'È già stato usato o ha più di tre ore. Averne uno nuovo richiede un attimo.',
      again: 'Ricevi un nuovo link',
    },
  },

  verify: {
    title: 'Conferma la tua e-mail',
    why: {
      label: 'Abbiamo inviato un codice a {email}. Vale per 10 minuti.',
      nameless: 'Abbiamo inviato un codice alla tua e-mail. Vale per 10 minuti.',
    },
    code: 'Codice',
    hint: 'Le sei cifre dell’e-mail.',
    submit: 'Conferma',
    other: 'Non è il tuo indirizzo? Ricomincia',
  },

  factor: {
    TOTP: {
      title: 'Verifica in due passaggi',
      why: 'Apri la tua app di autenticazione e inserisci il codice che mostra per questo negozio.',
      code: 'Codice dell’app',
    },
    EMAIL: {
      title: 'Verifica in due passaggi',
      why: 'Abbiamo inviato un codice a {hint}.',
      code: 'Codice dell’e-mail',
    },
    SMS: {
      title: 'Verifica in due passaggi',
      why: 'Abbiamo inviato un SMS con un codice a {hint}.',
      code: 'Codice dell’SMS',
    },
    CALL: {
      title: 'Verifica in due passaggi',
      why: 'Stiamo chiamando {hint}. Una voce ti dice il codice.',
      code: 'Codice della chiamata',
    },
    PUSH: {
      title: 'Approva su un altro dispositivo',
      why: 'Apri il tuo account su un dispositivo con cui hai già effettuato l’accesso e inserisci lì questo numero.',
      code: 'Numero',
    },
    RECOVERY_CODE: {
      title: 'Usa un codice di recupero',
      why: 'Inserisci uno dei tuoi codici di recupero. Ognuno vale una volta.',
      code: 'Codice di recupero',
    },
    submit: 'Continua',
    remember: {
      one: 'Ricorda questo dispositivo per {n, number} giorno',
      other: 'Ricorda questo dispositivo per {n, number} giorni',
    },
    others: 'Usa un altro metodo',
    WEBAUTHN: {
      title: 'Verifica in due passaggi',
      why: 'Mostra la tua passkey: il tuo dispositivo chiede lo sblocco.',
      code: 'Passkey',
    },
  },

  push: {
    number: 'Il numero da inserire:',
    waiting: 'In attesa della tua approvazione. Questa pagina continua da sola.',
    done: 'Ho approvato',
    expired: 'L’accesso non è stato approvato in tempo. Chiedi di nuovo o usa un altro metodo.',
    again: 'Chiedi di nuovo',
  },

  choose: {
    title: 'Scegli un metodo di verifica',
    why: 'Il tuo account è protetto dalla verifica in due passaggi.',
    other: 'Usa un altro account',
  },

  factorName: {
    TOTP: 'App di autenticazione',
    EMAIL: 'Codice via e-mail',
    SMS: 'SMS',
    CALL: 'Telefonata',
    PUSH: 'Approvazione su un altro dispositivo',
    RECOVERY_CODE: 'Codice di recupero',
    WEBAUTHN: 'Passkey',
  },

  factorChoice: {
    TOTP: 'Un codice dell’app sul tuo telefono',
    EMAIL: 'Lo inviamo alla tua e-mail',
    SMS: 'Inviamo un codice al tuo telefono',
    CALL: 'Una voce ti dice un codice al telefono',
    PUSH: 'Dove hai già effettuato l’accesso',
    RECOVERY_CODE: 'Uno dei codici che hai salvato',
    WEBAUTHN: 'Con il blocco del tuo dispositivo',
  },

  factorSetup: {
    TOTP: 'Un’app sul tuo telefono mostra un nuovo codice ogni trenta secondi',
    EMAIL: 'A ogni accesso arriva un codice via e-mail',
    SMS: 'Un codice arriva sul tuo telefono. Un’app è più sicura: un numero può essere rubato',
    CALL: 'Una voce ti dice un codice al telefono, anche su una linea fissa',
    PUSH: 'Approvi i nuovi accessi dove hai già effettuato l’accesso',
    RECOVERY_CODE: 'Codici da stampare o salvare',
    WEBAUTHN:
      'Il metodo più sicuro: bastano il tuo dispositivo e il suo blocco, anche senza password',
  },

  add: {
    title: 'Aggiungi un secondo fattore',
    why: 'Protegge il tuo account anche se qualcuno conosce la tua password.',
    required: 'Questo negozio richiede la verifica in due passaggi. Scegli un metodo.',
    none: 'Hai tutti i fattori offerti da questo negozio.',
    leave: 'Non ora',
    back: 'Scegli un altro metodo',
    code: 'Codice a sei cifre',
    submit: 'Conferma',
    TOTP: {
      title: 'Configura l’app',
      scan: 'Inquadra questa immagine con la tua app di autenticazione.',
      here: 'L’app è su questo dispositivo',
      picture: 'Codice QR per la tua app di autenticazione',
      secret: 'Non riesci a inquadrarla? Inserisci la chiave',
      type: 'Inserisci il codice che l’app mostra adesso.',
    },
    EMAIL: {
      title: 'Codici via e-mail',
      why: 'Abbiamo inviato un codice a {hint}. Inseriscilo per confermare.',
    },
    SMS: {
      title: 'SMS',
      number: 'A quale numero inviare i codici?',
      why: 'Abbiamo inviato un codice a {hint}. Inseriscilo per confermare.',
    },
    CALL: {
      title: 'Telefonate',
      number: 'Quale numero dobbiamo chiamare?',
      why: 'Stiamo chiamando {hint}. Inserisci il codice che ti dice la voce.',
    },
    WEBAUTHN: {
      title: 'Crea una passkey',
      why: 'La custodisce il tuo dispositivo, dietro l’impronta, il volto o il blocco. Da quel momento la sola password non apre più nulla.',
    },
  },

  phone: {
    country: { label: 'Paese', none: 'Scegli un paese' },
    number: 'Numero di telefono',
    hint: 'Come si scrive in quel paese, o con + e il prefisso internazionale.',
    missing: 'Inserisci un numero di telefono.',
    wrong: 'In quel paese questo numero non si può chiamare. Controlla il numero e il paese.',
    submit: 'Invia il codice',
  },

  lostFactor: {
    link: 'Hai perso il dispositivo?',
    title: 'Hai perso il dispositivo?',
    why: 'Puoi comunque entrare nel tuo account.',
    shop: {
      label: 'Chiedi al negozio',
      why: 'Scrivi a {shop} dall’e-mail del tuo account. Il negozio può disattivare la tua verifica in due passaggi dopo un periodo di attesa. Riceverai un’e-mail e potrai fermarlo.',
    },
    noCodes: 'Non hai più codici?',
  },

  keep: {
    ask: {
      title: 'Vuoi mantenere i tuoi secondi fattori?',
      why: 'A {shop} è stato chiesto di rimuoverli. Se non l’hai chiesto tu, mantienili e poi scegli una nuova password.',
    },
    submit: 'Mantienili',
    stopped: {
      title: 'I tuoi secondi fattori restano',
      why: 'Non è stato rimosso nulla. Se non hai chiesto nulla a {shop}, forse qualcuno conosce la tua password: scegline una nuova.',
    },
    over: {
      title: 'Non c’è nulla da fermare',
      why: 'È già stato fermato, o è già avvenuto. Se non l’hai chiesto tu, scegli una nuova password.',
    },
    password: 'Scegli una nuova password',
  },

  codes: {
    title: 'Salva questi codici',
    why: 'Ognuno apre il tuo account una volta, se perdi il secondo fattore. Vengono mostrati solo adesso.',
    file: 'Codici di recupero per {shop}',
    download: 'Scarica',
    copy: 'Copia',
    copied: 'Copiato',
    print: 'Stampa',
    saved: 'Ho salvato questi codici in un luogo sicuro',
    saveFirst: 'Prima salva i codici, poi spunta la casella.',
    submit: 'Continua',
  },

  waiting: {
    title: 'Ci siamo quasi',
    why: '{shop} approva i nuovi account. Riceverai un’e-mail appena il tuo sarà approvato e potrai accedere.',
    login: 'Prova ad accedere',
  },

  blocked: {
    title: 'Questo account è chiuso',
    why: '{shop} lo ha chiuso. Se pensi che sia un errore, scrivi al negozio.',
  },

  loggedOut: {
    title: 'La sessione è chiusa',
    why: 'In questo browser hai terminato la sessione su {shop}.',
    login: 'Accedi di nuovo',
  },

  goodbye: {
    title: 'Arrivederci, e grazie',
    why: 'Il tuo account su {shop} e i suoi dati sono stati eliminati. Puoi continuare a visitare il negozio quando vuoi.',
  },

  signOut: {
    title: 'Vuoi uscire da {shop}?',
    why: 'In questo browser hai effettuato l’accesso.',
    stay: 'Resta nell’account',
  },

  confirm: {
    title: 'Conferma la tua password',
    why: 'Inserisci la password di {email} per continuare.',
    submit: 'Continua',
    leave: 'Torna al tuo account',
  },

  busy: {
    title: 'Un momento, per favore',
    why: 'Adesso il negozio è molto affollato. Riprova tra un minuto.',
  },

  error: {
    title: 'Qualcosa è andato storto da parte nostra',
    why: 'Riprova tra un momento.',
    request: 'Se ci contatti per questo, indica il numero della richiesta:',
  },
}
