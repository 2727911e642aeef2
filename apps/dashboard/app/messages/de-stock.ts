import type { enStock } from './en-stock.ts'

export const deStock: typeof enStock = {
  stock: {
    title: 'Lagerverlauf',
    text: 'Jedes Stück, das kam oder ging: wer es bewegt hat, wann und warum. Ein Versehen lässt sich einmal zurücknehmen.',
    history: 'Lagerverlauf',
    historyOf: (what) => `Lagerverlauf von ${what}`,
    reason: 'Grund',
    reasons: {
      ORDER: 'Bestellung',
      MANUAL: 'Von Hand',
      REVERT_INVENTORY_CHANGE: 'Rückgängig',
    },
    columns: {
      at: 'Wann',
      what: 'Was',
      moved: 'Änderung',
      reason: 'Grund',
      who: 'Wer',
      actions: 'Aktionen',
    },
    actors: {
      staff: 'Früher im Team',
      'api-key': 'API-Schlüssel',
      system: 'Das System',
      member: 'Ein Mitglied',
      visitor: 'Ein Besucher',
    },
    fromTo: (before, after) => `von ${before} auf ${after}`,
    gone: 'Gelöschtes Produkt',
    oneProduct: 'Ein Produkt',
    oneVariant: 'Eine Variante',
    revert: 'Zurücknehmen',
    revertOf: (what, delta) => `Zurücknehmen: ${what}, ${delta > 0 ? '+' : '−'}${Math.abs(delta)}`,
    reverted: 'zurückgenommen',
    revertTitle: (what) => `Für „${what}“ zurücknehmen?`,
    revertText: (delta) =>
      delta > 0
        ? `${delta} Stück ${delta === 1 ? 'verlässt' : 'verlassen'} das Lager wieder. Die Zeile bleibt im Verlauf.`
        : `${-delta} Stück ${delta === -1 ? 'kommt' : 'kommen'} ins Lager zurück. Die Zeile bleibt im Verlauf.`,
    revertedNow: (what, after) => `Zurückgenommen. Von „${what}“ sind ${after} auf Lager.`,
    emptyTitle: 'Im Lager hat sich noch nichts bewegt',
    emptyText: 'Zähle die Stücke eines Produkts, und jede Änderung wird hier aufgeschrieben.',
    toProducts: 'Zu den Produkten',
    check: 'Lager prüfen',
    checking: (done, of) => (of > 0 ? `${done} von ${of} geprüft` : 'Wird geprüft'),
    checkedWell: 'Aller Bestand ist die Summe seines Verlaufs.',
    checkFailed: 'Die Prüfung kam nicht zum Ende. Starte sie noch einmal.',
    differTitle: (n) =>
      `${n} ${n === 1 ? 'Variante hat' : 'Varianten haben'} einen anderen Bestand als der Verlauf`,
    differText: 'Beim Berichtigen bekommen sie die Summe ihres Verlaufs. Sonst ändert sich nichts.',
    repair: 'Bestand berichtigen',
    repaired: (done, of) => `${done} von ${of} berichtigt.`,
  },
}
