import type { Translation } from '@vitrine/messages'
import type { enInfoSections } from './en-info-sections.ts'

export const deInfoSections: Translation<typeof enInfoSections> = {
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
    changeTitle: '„{name}“ ändern',
    create: 'Infotext anlegen',
    created: '„{name}“ ist angelegt.',
    saved: '„{name}“ ist gespeichert.',
    delete: 'Löschen',
    deleteOf: '„{name}“ löschen',
    deleteTitle: 'Den Infotext „{name}“ löschen?',
    deleteText: {
      none: 'Kein Produkt zeigt ihn. Im Verlauf können Sie ihn zurückholen.',
      one: 'Er verschwindet von dem Produkt, das ihn zeigt. Im Verlauf können Sie ihn zurückholen.',
      other:
        'Er verschwindet von den {n} Produkten, die ihn zeigen. Im Verlauf können Sie ihn zurückholen.',
    },
    deleted: '„{name}“ ist gelöscht.',
    fields: {
      title: 'Titel',
      titleHint: 'Das lesen Besucher über dem Text.',
      name: 'Name',
      nameHint: 'Nur für Sie: unterscheidet Texte mit gleichem Titel.',
      text: 'Text',
    },
    richText:
      'Dieser Text enthält Teile, die HTML nicht sagen kann, etwa Videos. Sie gehen verloren, wenn Sie den Text hier ändern.',
    usedBy: {
      none: 'Noch zeigt ihn kein Produkt.',
      one: 'Ein Produkt zeigt ihn; dort ändert er sich sofort.',
      other: '{n} Produkte zeigen ihn; er ändert sich überall sofort.',
    },
    shared: 'Geteilt',
    sharedHint: 'Ein geteilter Infotext; zu ändern unter Infotexte.',
    choose: 'Geteilten Text wählen',
    chooseTitle: 'Einen geteilten Text wählen',
    chosen: '„{name}“ hinzufügen',
  },
}
