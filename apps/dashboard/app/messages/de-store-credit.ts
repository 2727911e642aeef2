import type { Translation } from '@vitrine/messages'
import type { enStoreCredit } from './en-store-credit.ts'

export const deStoreCredit: Translation<typeof enStoreCredit> = {
  storeCredit: {
    title: 'Guthaben',
    text: 'Was Mitglieder im Shop ausgeben können. Sie geben es auf der Seite eines Kunden.',
    views: {
      label: 'Welche Guthaben',
      left: 'Mit Guthaben',
      soon: 'Endet in 30 Tagen',
      all: 'Alle',
    },
    columns: {
      member: 'Mitglied',
      email: 'E-Mail',
      balance: 'Verfügbar',
      ending: 'Endet als Nächstes',
      end: 'Bis',
    },
    noEnd: 'Kein Ende',
    goneMember: 'Entferntes Mitglied',
    emptyTitle: 'Niemand hat Guthaben',
    emptyText: 'Geben Sie Guthaben auf der Seite eines Kunden, zum Beispiel als Entschuldigung.',
    noneSoonTitle: 'Nichts endet bald',
    noneSoonText: 'In den nächsten 30 Tagen endet kein Guthaben.',
    export: 'Als CSV exportieren',
    exported: {
      one: '{n, number} Guthaben steht in der Datei.',
      other: '{n, number} Guthaben stehen in der Datei.',
    },
    settings: {
      open: 'Mails vor dem Ende',
      heading: 'Mails, bevor Guthaben endet',
      mail: 'Mitglieder anschreiben, bevor Guthaben endet',
      mailHint: 'Einmal für jedes Guthaben, an Mitglieder mit bestätigter Adresse.',
      days: 'Tage vor dem Ende',
      wrongDays: 'Von 1 bis {n} Tage.',
      saved: 'Die Einstellungen sind gespeichert.',
    },
  },
}
