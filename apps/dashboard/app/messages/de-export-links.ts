import type { Translation } from '@vitrine/messages'
import type { enExportLinks } from './en-export-links.ts'

export const deExportLinks: Translation<typeof enExportLinks> = {
  exportLinks: {
    title: 'Links auf Exporte',
    text: 'Andere rufen die neuesten Produkte, Bestellungen oder Bestände Ihres Shops über einen Link als CSV ab. Wer ihn hat, sieht, was Sie sehen.',
    content: 'Inhalt',
    contents: { PRODUCTS: 'Produkte', ORDERS: 'Bestellungen', STOCK: 'Bestand' },
    contentHints: {
      PRODUCTS: 'Kosten stehen in der Datei, Daten von Kunden nicht.',
      ORDERS:
        'Namen und Adressen Ihrer Kunden stehen in der Datei. Geben Sie den Link nur an Personen weiter, die sie haben dürfen.',
      STOCK: 'Die Menge jeder Variante an jedem Standort steht in der Datei.',
    },
    ended: 'Ohne Wirkung',
    invalid:
      'Die Adresse funktioniert nicht mehr: Wer sie angelegt hat, darf diese Datei nicht mehr abrufen. Erneuern Sie die Adresse, damit es weitergeht.',
    none: 'Kein Export wird über einen Link geteilt.',
    new: 'Neuer Link',
    create: 'Link anlegen',
    created: '„{name}“ ist angelegt.',
    saved: 'Gespeichert.',
    name: 'Name',
    nameHint: 'Wer die Datei abruft.',
    onlyVisible: 'Nur Produkte, die Besucher sehen',
    secretTitle: 'Die Adresse von „{name}“',
    secretText:
      'Wer diese Adresse hat, kann die Datei ohne Passwort abrufen. Sie wird nur dieses eine Mal gezeigt; Sie können sie erneuern.',
    subject: 'Adresse',
    rows: { one: '{n} Zeile', other: '{n} Zeilen' },
    file: '{rows}, {size}, erstellt',
    making: 'Die Datei wird erstellt.',
    failing: 'Die Datei konnte nicht erstellt werden.',
    run: 'Jetzt erstellen',
    runOf: 'Die Datei von „{name}“ jetzt erstellen',
    renew: 'Adresse erneuern',
    renewOf: 'Die Adresse von „{name}“ erneuern',
    renewTitle: 'Die Adresse von „{name}“ erneuern?',
    renewText:
      'Die jetzige Adresse endet sofort. Geben Sie die neue weiter, damit die Datei abgerufen werden kann.',
    delete: 'Löschen',
    deleteOf: '„{name}“ löschen',
    deleteTitle: '„{name}“ löschen?',
    deleteText: 'Die Adresse endet sofort.',
    deleted: '„{name}“ ist gelöscht.',
    needName: 'Geben Sie einen Namen ein.',
  },
}
