import type { Translation } from '@vitrine/ui/messages'
import type { passkeysEn } from './en-passkeys.ts'

export const passkeysDe = {
  'passkey.signIn': 'Mit Passkey anmelden',
  'passkey.show': 'Meinen Passkey verwenden',
  'passkey.create': 'Passkey anlegen',
  'passkey.unknown':
    'Dieser Browser unterstützt keine Passkeys. Nehmen Sie eine andere Methode oder einen anderen Browser.',
  'passkey.noScripts': 'Passkeys brauchen JavaScript, das in diesem Browser aus ist.',
  'passkey.cancelled':
    'Das wurde abgebrochen oder hat zu lange gedauert. Versuchen Sie es noch einmal.',
  'passkey.known': 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
  'passkey.failed': 'Das hat nicht geklappt. Versuchen Sie es noch einmal oder auf anderem Weg.',
  'passkey.other':
    'Dieser Passkey gehört zu einem anderen Konto. Verwenden Sie einen Ihrer eigenen.',
  'passkey.PASSKEY_REFUSED':
    'Dieser Passkey ist hier nicht registriert. Versuchen Sie einen anderen oder eine andere Methode.',
  'passkey.PASSKEY_EXPIRED': 'Das hat zu lange gedauert. Versuchen Sie es noch einmal.',
  'passkey.PASSKEY_COPIED':
    'Dieser Passkey wurde möglicherweise kopiert und ist gesperrt. Nehmen Sie eine andere Methode und entfernen Sie ihn dann.',
  'passkey.TOO_MANY_PASSKEYS':
    'Sie haben 20 Passkeys. Entfernen Sie einen, den Sie nicht mehr brauchen.',

  'passkeys.title': 'Passkeys',
  'passkeys.why': 'Mit jedem von ihnen melden Sie sich ohne Passwort an.',
  'passkeys.none':
    'Melden Sie sich ohne Passwort an: mit Fingerabdruck, Gesicht oder der Sperre Ihres Geräts.',
  'passkeys.add': 'Passkey hinzufügen',
  'passkeys.synced': 'Auf mehreren Ihrer Geräte',
  'passkeys.bound': 'Auf einem Gerät',
  'passkeys.at': 'für {host}',
  'passkeys.rename': '{name} umbenennen',
  'passkeys.name': 'Name des Passkeys',
  'passkeys.name.missing': 'Geben Sie dem Passkey einen Namen.',
  'passkeys.nameless': 'Passkey',
  'devices.passkey': 'mit Passkey',

  'factor.WEBAUTHN.title': 'Bestätigung in zwei Schritten',
  'factor.WEBAUTHN.why': 'Zeigen Sie Ihren Passkey: Ihr Gerät fragt nach seiner Sperre.',
  'factor.WEBAUTHN.code': 'Passkey',
  'factorName.WEBAUTHN': 'Passkey',
  'factorChoice.WEBAUTHN': 'Mit der Sperre Ihres Geräts',
  'factorSetup.WEBAUTHN':
    'Der sicherste Weg: Ihr Gerät und seine Sperre genügen, auch ohne Passwort',
  'add.WEBAUTHN.title': 'Passkey anlegen',
  'add.WEBAUTHN.why':
    'Ihr Gerät bewahrt ihn hinter Fingerabdruck, Gesicht oder Sperre auf. Von da an öffnet das Passwort allein nichts mehr.',
} as const satisfies Translation<typeof passkeysEn>
