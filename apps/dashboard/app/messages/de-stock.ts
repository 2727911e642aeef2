import type { Translation } from '@vitrine/messages'
import type { enStock } from './en-stock.ts'

export const deStock: Translation<typeof enStock> = {
  stock: {
    title: 'Lagerverlauf',
    text: 'Jedes Stück, das kam oder ging: wer es bewegt hat, wann und warum. Ein Versehen lässt sich einmal zurücknehmen.',
    history: 'Lagerverlauf',
    historyOf: 'Lagerverlauf von {what}',
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
      plugin: 'Plug-in',
      system: 'Das System',
      member: 'Ein Mitglied',
      visitor: 'Ein Besucher',
    },
    fromTo: 'von {before} auf {after}',
    deletedProduct: 'Gelöschtes Produkt',
    oneProduct: 'Ein Produkt',
    oneVariant: 'Eine Variante',
    revert: 'Zurücknehmen',
    revertOf: ({ what, delta }) =>
      `Zurücknehmen: ${what}, ${delta > 0 ? '+' : '−'}${Math.abs(delta)}`,
    reverted: 'zurückgenommen',
    revertTitle: 'Für „{what}“ zurücknehmen?',
    revertText: ({ delta }) =>
      delta > 0
        ? `${delta} Stück ${delta === 1 ? 'verlässt' : 'verlassen'} das Lager wieder. Die Zeile bleibt im Verlauf.`
        : `${-delta} Stück ${delta === -1 ? 'kommt' : 'kommen'} ins Lager zurück. Die Zeile bleibt im Verlauf.`,
    ahead: 'vorbestellt',
    revertAhead: ({ pieces }) =>
      pieces > 0
        ? `Dann sind ${pieces} weniger vorbestellt. Die Zeile bleibt im Verlauf.`
        : `Dann sind wieder ${-pieces} mehr vorbestellt. Die Zeile bleibt im Verlauf.`,
    revertedNow: 'Zurückgenommen. Von „{what}“ sind {after} auf Lager.',
    location: 'Lagerort',
    locations: 'Lagerorte',
    locationsText:
      'Wo Sie Ware lagern. Der Shop verkauft, was am Standardort liegt; an den anderen bewegen Programme den Bestand.',
    defaultLocation: 'Der Standardort',
    locationName: 'Name von „{name}“',
    saveLocation: 'Namen von „{name}“ speichern',
    newLocation: 'Ein neuer Lagerort',
    locationAdded: '„{name}“ ist angelegt.',
    locationRenamed: 'Der Ort heißt jetzt „{name}“.',
    drops: 'Drops',
    dropsText:
      'Ein Drop ist, was viele in derselben Minute kaufen: Sie bestellen, ohne aufeinander zu warten, und Listen zeigen die Stückzahl womöglich eine Sekunde später.',
    dropMarked: '„{name}“ ist jetzt ein Drop.',
    dropUnmarked: '„{name}“ ist kein Drop mehr.',
    dropAndPreorder: 'Wird wie sonst verkauft, solange es vorbestellt werden kann',
    piecesLeft: { one: '{n} Stück auf Lager', other: '{n} Stück auf Lager' },
    nothingTracked: 'Zählen Sie zuerst die Stücke dieses Produkts; dann kann es ein Drop sein.',
    oneBatch: 'Zugleich bewegt',
    batchText: 'All das hat ein einziger Aufruf bewegt.',
    together: '{n} Zeilen zugleich',
    revertAll: 'Alles zurücknehmen',
    revertAllTitle: 'Alles zurücknehmen, was zugleich bewegt wurde?',
    revertAllText:
      'Zurückgenommen wird, was es noch nicht ist. Alles oder, wo zu wenige Stücke übrig sind, nichts.',
    revertedAll: { one: '{n} Zeile zurückgenommen.', other: '{n} Zeilen zurückgenommen.' },
    emptyTitle: 'Im Lager hat sich noch nichts bewegt',
    emptyText: 'Zählen Sie die Stücke eines Produkts, und jede Änderung wird hier aufgeschrieben.',
    toProducts: 'Zu den Produkten',
    check: 'Lager prüfen',
    checking: ({ done, of }) => (of > 0 ? `${done} von ${of} geprüft` : 'Wird geprüft'),
    checkedWell: 'Aller Bestand ist die Summe seines Verlaufs.',
    checkFailed: 'Die Prüfung kam nicht zum Ende. Starte sie noch einmal.',
    differTitle: {
      one: '{n} Variante hat einen anderen Bestand als der Verlauf',
      other: '{n} Varianten haben einen anderen Bestand als der Verlauf',
    },
    differText: 'Beim Berichtigen bekommen sie die Summe ihres Verlaufs. Sonst ändert sich nichts.',
    repair: 'Bestand berichtigen',
    repaired: '{done} von {of} berichtigt.',
  },
}
