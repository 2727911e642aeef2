import type { Translation } from '@vitrine/messages'
import type { enRehearsal } from './en-rehearsal.ts'

export const deRehearsal: Translation<typeof enRehearsal> = {
  rehearsal: {
    title: 'Probe',
    badge: 'Probe',
    text: 'Bestellen Sie in Ihrem Shop wie Ihre Kunden: mit Ihren Produkten, Preisen, Lieferarten und Steuern. Das Geld nimmt die Testbank, Bestand und Codes bleiben, wie sie sind, Mails erreichen niemanden, und kein Bericht zeigt es.',
    open: 'Im Shop proben',
    openHint:
      'Eine Leiste im Shop zeigt, dass Sie proben. Die Adresse ist nur für Sie und gilt 4 Stunden.',
    orders: 'Probebestellungen',
    noOrders: 'Zur Probe wurde noch nichts bestellt.',
    count: {
      one: '{n, number} Bestellung ist da.',
      other: '{n, number} Bestellungen sind da.',
    },
    show: 'Anzeigen',
    clear: 'Probe löschen',
    clearTitle: 'Probe löschen?',
    clearText:
      'Alle Probebestellungen werden mit Zahlungen, Paketen und Mails gelöscht. Echte Bestellungen bleiben.',
    cleared: { one: '{n, number} Bestellung gelöscht', other: '{n, number} Bestellungen gelöscht' },
    mails: 'Mails',
    mailsHint: 'Was Ihre Kunden bekommen hätten. Nichts davon wurde verschickt.',
    noMails: 'Noch wurde keine Mail geschrieben.',
    noneTitle: 'Zur Probe wurde noch nichts bestellt',
    noneText: 'Probieren Sie Ihren Shop ohne Folgen aus, bevor es Ihre Kunden tun.',
  },
}
