import type { enInfoSections } from './en-info-sections.ts'

export const deInfoSections: typeof enInfoSections = {
  infoSections: {
    title: 'Infotexte',
    new: 'Neuer Infotext',
    text: 'Texte, die sich Produkte teilen, etwa zur Pflege. Hier geändert, ändern sie sich bei jedem Produkt.',
    search: 'Nach Titel oder Namen suchen',
    columns: { title: 'Titel', name: 'Name', products: 'Produkte', changed: 'Geändert' },
    emptyTitle: 'Noch keine Infotexte',
    emptyText: 'Legen Sie einen an und wählen Sie ihn dann beim Bearbeiten eines Produkts aus.',
    noneFoundTitle: 'Kein Infotext heißt so',
    noneFoundText: 'Suchen Sie nach etwas anderem oder legen Sie ihn an.',
    change: 'Ändern',
    changeTitle: (title) => `„${title}“ ändern`,
    create: 'Infotext anlegen',
    created: (title) => `„${title}“ ist angelegt.`,
    saved: (title) => `„${title}“ ist gespeichert.`,
    delete: 'Löschen',
    deleteOf: (title) => `„${title}“ löschen`,
    deleteTitle: (title) => `Den Infotext „${title}“ löschen?`,
    deleteText: (products) =>
      products === 0
        ? 'Kein Produkt zeigt ihn. Im Verlauf können Sie ihn zurückholen.'
        : `Er verschwindet ${products === 1 ? 'von dem Produkt, das ihn zeigt' : `von den ${products} Produkten, die ihn zeigen`}. Im Verlauf können Sie ihn zurückholen.`,
    deleted: (title) => `„${title}“ ist gelöscht.`,
    fields: {
      title: 'Titel',
      titleHint: 'Das lesen Besucher über dem Text.',
      name: 'Name',
      nameHint: 'Nur für Sie: unterscheidet Texte mit gleichem Titel.',
      text: 'Text',
    },
    richText:
      'Dieser Text enthält Teile, die HTML nicht sagen kann, etwa Videos. Sie gehen verloren, wenn Sie den Text hier ändern.',
    usedBy: (products) =>
      products === 0
        ? 'Noch zeigt ihn kein Produkt.'
        : products === 1
          ? 'Ein Produkt zeigt ihn; dort ändert er sich sofort.'
          : `${products} Produkte zeigen ihn; er ändert sich überall sofort.`,
    shared: 'Geteilt',
    sharedHint: 'Ein geteilter Infotext; zu ändern unter Infotexte.',
    choose: 'Geteilten Text wählen',
    chooseTitle: 'Einen geteilten Text wählen',
    chosen: (title) => `„${title}“ hinzufügen`,
  },
}
