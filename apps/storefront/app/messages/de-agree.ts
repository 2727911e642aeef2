import type { Translation } from '@vitrine/messages'
import type { agreeEn } from './en-agree.ts'

export const agreeDe: Translation<typeof agreeEn> = {
  agree: {
    title: 'Änderung Ihrer Bestellung {number}',
    why: '{shop} möchte Ihre Bestellung ändern. Vor Ihrer Zustimmung ändert sich nichts.',
    lines: 'Die Bestellung mit der Änderung',
    line: '{n} × {name}',
    added: 'neu',
    before: 'bisher {n}',
    removed: 'nicht mehr dabei',
    totalBefore: 'Summe bisher',
    total: 'Neue Summe',
    toPay: 'Sie bezahlen dann noch {amount}.',
    toPayBack: 'Sie bekommen {amount} zurück.',
    same: 'Sie bezahlen nichts nach.',
    button: '{total} zustimmen',
    agreed: 'Vielen Dank: Ihre Bestellung ist geändert.',
    outdated: 'Der Shop bittet nicht mehr darum. Schreiben Sie dem Shop, wenn Sie Fragen haben.',
    pay: 'Jetzt {amount} bezahlen',
    changed: 'Inzwischen hat sich etwas geändert. Bitte sehen Sie es noch einmal an.',
    soldOut: 'Etwas ist inzwischen ausverkauft. Bitte schreiben Sie dem Shop.',
  },
}
