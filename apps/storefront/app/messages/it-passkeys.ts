import type { Translation } from '@vitrine/messages'
import type { passkeysEn } from './en-passkeys.ts'

export const passkeysIt: Translation<typeof passkeysEn> = {
  passkey: {
    signIn: 'Accedi con una passkey',
    show: 'Usa la mia passkey',
    create: 'Crea una passkey',
    unknown: 'Questo browser non supporta le passkey. Usa un altro metodo o un altro browser.',
    noScripts: 'Le passkey richiedono JavaScript, che in questo browser è disattivato.',
    cancelled: 'L’operazione è stata annullata o ha richiesto troppo tempo. Riprova.',
    known: 'Questo dispositivo ha già una passkey per il tuo account.',
    failed: 'Non ha funzionato. Riprova o usa un altro metodo.',
    other: 'Questa passkey appartiene a un altro account. Usane una tua.',
    PASSKEY_REFUSED: 'Questa passkey non è registrata qui. Provane un’altra o usa un altro metodo.',
    PASSKEY_EXPIRED: 'Ci è voluto troppo tempo. Riprova.',
    PASSKEY_COPIED:
      'Questa passkey potrebbe essere stata copiata ed è stata bloccata. Usa un altro metodo e poi rimuovila.',
    TOO_MANY_PASSKEYS: 'Hai 20 passkey. Rimuovine una che non usi più.',
  },

  passkeys: {
    title: 'Passkey',
    why: 'Con ognuna accedi senza password.',
    none: 'Accedi senza password: con l’impronta, il volto o il blocco del tuo dispositivo.',
    add: 'Aggiungi una passkey',
    synced: 'Su più dispositivi',
    bound: 'Su un dispositivo',
    at: 'per {host}',
    rename: 'Rinomina {name}',
    name: { label: 'Nome della passkey', missing: 'Dai un nome alla passkey.' },
    nameless: 'Passkey',
  },
}
