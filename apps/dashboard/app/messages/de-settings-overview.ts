import type { Translation } from '@vitrine/messages'
import type { enSettingsOverview } from './en-settings-overview.ts'

export const deSettingsOverview: Translation<typeof enSettingsOverview> = {
  settingsOverview: {
    text: 'Wie der Shop arbeitet, verkauft und spricht.',
    groups: {
      shop: 'Shop',
      customers: 'Anmeldung und Mails',
      found: 'Aussehen und Suche',
      system: 'Team und System',
    },
    about: {
      general: 'Name, Sprache, Maße und Formate',
      currencies: 'Währungen und Wechselkurse',
      checkout: 'Felder, Mindestbestellwert und Rundung',
      payments: 'Zahlungsarten und ihre Konten',
      delivery: 'Wohin Sie liefern, und zu welchem Preis',
      taxes: 'Regionen, Sätze und Steuergruppen',
      sites: 'Ihre Shops, ihre Adressen und Kopien',
      signIn: 'Passwörter, Freigabe und zweite Faktoren',
      providers: 'Anmeldung mit Konten anderer Anbieter',
      mail: 'Absender und Mailserver',
      mailTexts: 'Was in Ihren Mails steht, in jeder Sprache',
      phone: 'Codes per SMS',
      branding: 'Logo und Farben von Anmeldung und Mails',
      search: 'Synonyme, Filter und Suchen ohne Treffer',
      feeds: 'Hier lesen Google und Meta Ihre Produkte',
      redirects: 'Wohin Links von außen zurückführen dürfen',
      staff: 'Wer hier arbeitet, und wer was darf',
      history: 'Jede Änderung, auch rückgängig',
      jobs: 'Was im Hintergrund läuft',
      log: 'Anmeldungen und abgewiesene Versuche',
      developers: 'Schlüssel, Apps und Webhooks',
    },
  },
}
