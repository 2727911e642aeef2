import type { Translation } from '@vitrine/messages'
import type { passkeysEn } from './en-passkeys.ts'

export const passkeysDe: Translation<typeof passkeysEn> = {
  passkey: {
    signIn: 'Mit Passkey anmelden',
    show: 'Meinen Passkey verwenden',
    create: 'Passkey anlegen',
    unknown:
      'Dieser Browser unterstützt keine Passkeys. Nehmen Sie eine andere Methode oder einen anderen Browser.',
    noScripts: 'Passkeys brauchen JavaScript, das in diesem Browser aus ist.',
    cancelled: 'Das wurde abgebrochen oder hat zu lange gedauert. Versuchen Sie es noch einmal.',
    known: 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
    failed: 'Das hat nicht geklappt. Versuchen Sie es noch einmal oder auf anderem Weg.',
    other: 'Dieser Passkey gehört zu einem anderen Konto. Verwenden Sie einen Ihrer eigenen.',
    PASSKEY_REFUSED:
      'Dieser Passkey ist hier nicht registriert. Versuchen Sie einen anderen oder eine andere Methode.',
    PASSKEY_EXPIRED: 'Das hat zu lange gedauert. Versuchen Sie es noch einmal.',
    PASSKEY_COPIED:
      'Dieser Passkey wurde möglicherweise kopiert und ist gesperrt. Nehmen Sie eine andere Methode und entfernen Sie ihn dann.',
    TOO_MANY_PASSKEYS: 'Sie haben 20 Passkeys. Entfernen Sie einen, den Sie nicht mehr brauchen.',
  },

  passkeys: {
    title: 'Passkeys',
    why: 'Mit jedem von ihnen melden Sie sich ohne Passwort an.',
    none: 'Melden Sie sich ohne Passwort an: mit Fingerabdruck, Gesicht oder der Sperre Ihres Geräts.',
    add: 'Passkey hinzufügen',
    synced: 'Auf mehreren Ihrer Geräte',
    bound: 'Auf einem Gerät',
    at: 'für {host}',
    rename: '{name} umbenennen',
    name: { label: 'Name des Passkeys', missing: 'Geben Sie dem Passkey einen Namen.' },
    nameless: 'Passkey',
  },
}
