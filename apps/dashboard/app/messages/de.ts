import type { Translation } from '@vitrine/messages'
import { deAbandoned } from './de-abandoned.ts'
import { deAdministration } from './de-administration.ts'
import { deBankStatement } from './de-bank-statement.ts'
import { deCatalog } from './de-catalog.ts'
import { deCollections } from './de-collections.ts'
import { deConflicts } from './de-conflicts.ts'
import { deContact } from './de-contact.ts'
import { deCustomFields } from './de-custom-fields.ts'
import { deCustomers } from './de-customers.ts'
import { deCustomizations } from './de-customizations.ts'
import { deDelivery } from './de-delivery.ts'
import { deDiscounts } from './de-discounts.ts'
import { deDrafts } from './de-drafts.ts'
import { deExtras } from './de-extras.ts'
import { deFactors } from './de-factors.ts'
import { deGiftCards } from './de-gift-cards.ts'
import { deHistory } from './de-history.ts'
import { deInfoSections } from './de-info-sections.ts'
import { deInvoices } from './de-invoices.ts'
import { deJobInput } from './de-job-input.ts'
import { deJobs } from './de-jobs.ts'
import { deMailTexts } from './de-mail-texts.ts'
import { deMedia } from './de-media.ts'
import { deMemberFiles } from './de-member-files.ts'
import { deMembers } from './de-members.ts'
import { deNewsletter } from './de-newsletter.ts'
import { deOrder } from './de-order.ts'
import { deOrderFiles } from './de-order-files.ts'
import { deOrderMerge } from './de-order-merge.ts'
import { deOrders } from './de-orders.ts'
import { dePages } from './de-pages.ts'
import { dePalette } from './de-palette.ts'
import { dePaymentProviders } from './de-payment-providers.ts'
import { dePaymentRequests } from './de-payment-requests.ts'
import { dePayments } from './de-payments.ts'
import { dePicker } from './de-picker.ts'
import { dePlugins } from './de-plugins.ts'
import { deProductDetails } from './de-product-details.ts'
import { deProviders } from './de-providers.ts'
import { deRehearsal } from './de-rehearsal.ts'
import { deReports } from './de-reports.ts'
import { deReturns } from './de-returns.ts'
import { deReviews } from './de-reviews.ts'
import { deRichText } from './de-rich-text.ts'
import { deRouting } from './de-routing.ts'
import { deSearch } from './de-search.ts'
import { deSecurity } from './de-security.ts'
import { deSettings } from './de-settings.ts'
import { deSetup } from './de-setup.ts'
import { deSheet } from './de-sheet.ts'
import { deShipments } from './de-shipments.ts'
import { deSignIn } from './de-sign-in.ts'
import { deStock } from './de-stock.ts'
import { deStockList } from './de-stock-list.ts'
import { deSubscriptions } from './de-subscriptions.ts'
import { deTaxes } from './de-taxes.ts'
import { deTheme } from './de-theme.ts'
import { deUi } from './de-ui.ts'
import { deVideos } from './de-videos.ts'
import { deViews } from './de-views.ts'
import { deWaiting } from './de-waiting.ts'
import { deWebhooks } from './de-webhooks.ts'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  ...deJobInput,
  ...deCatalog,
  ...deCollections,
  ...deOrder,
  ...deAbandoned,
  ...deViews,
  ...deWaiting,
  ...deMedia,
  ...deReviews,
  ...deOrders,
  ...deBankStatement,
  ...dePaymentProviders,
  ...dePaymentRequests,
  ...deContact,
  ...deNewsletter,
  ...dePages,
  ...deTheme,
  ...dePalette,
  ...dePayments,
  ...dePicker,
  ...dePlugins,
  ...deConflicts,
  ...deCustomFields,
  ...deCustomers,
  ...deCustomizations,
  ...deDelivery,
  ...deRouting,
  ...deDiscounts,
  ...deDrafts,
  ...deGiftCards,
  ...deSubscriptions,
  ...deExtras,
  ...deFactors,
  ...deVideos,
  ...deInfoSections,
  ...deInvoices,
  ...deRehearsal,
  ...deReports,
  ...deMailTexts,
  ...deMemberFiles,
  ...deOrderFiles,
  ...deMembers,
  ...deProductDetails,
  ...deProviders,
  ...deOrderMerge,
  ...deReturns,
  ...deRichText,
  ...deSecurity,
  ...deSearch,
  ...deSettings,
  ...deShipments,
  ...deAdministration,
  ...deHistory,
  ...deJobs,
  ...deStock,
  ...deSetup,
  ...deSheet,
  ...deStockList,
  ...deTaxes,
  ...deWebhooks,
  ...deUi,
  action: {
    save: 'Speichern',
    saving: 'Wird gespeichert',
    cancel: 'Abbrechen',
    retry: 'Erneut versuchen',
    remove: 'Entfernen',
    delete: 'Löschen',
    undo: 'Rückgängig',
    close: 'Schließen',
    add: 'Hinzufügen',
    discard: 'Änderungen verwerfen',
    stay: 'Weiter bearbeiten',
    clearFilters: 'Filter aufheben',
    previous: 'Zurück',
    next: 'Weiter',
    dismiss: 'Ausblenden',
  },
  navigationGroups: {
    sales: 'Verkauf',
    catalog: 'Katalog',
    look: 'Aussehen des Shops',
    customers: 'Kunden',
    setup: 'Einrichten',
    system: 'System',
  },
  navigation: {
    home: 'Start',
    reports: 'Berichte',
    orders: 'Bestellungen',
    returns: 'Retouren',
    invoices: 'Rechnungen',
    abandoned: 'Abgebrochen',
    products: 'Produkte',
    media: 'Medien',
    collections: 'Sammlungen',
    customizations: 'Optionen',
    infoSections: 'Infotexte',
    customFields: 'Eigene Felder',
    discounts: 'Rabatte',
    subscriptions: 'Abonnements',
    giftCards: 'Gutscheine',
    delivery: 'Versand',
    taxes: 'Steuern',
    payments: 'Zahlungsarten',
    stock: 'Lager',
    reviews: 'Bewertungen',
    waiting: 'Warteliste',
    history: 'Verlauf',
    customers: 'Kunden',
    members: 'Mitglieder',
    import: 'Import',
    jobs: 'Aufträge',
    log: 'Sicherheitsprotokoll',
    developers: 'Entwicklung',
    staff: 'Team',
    sites: 'Websites',
    pages: 'Seiten',
    messages: 'Nachrichten',
    newsletter: 'Newsletter',
    menus: 'Menü und Fußbereich',
    theme: 'Aussehen',
    settings: 'Einstellungen',
  },
  shell: {
    navigation: 'Hauptnavigation',
    skip: 'Zum Inhalt',
    find: 'Alles finden',
    site: 'Website',
    viewShop: 'Shop ansehen',
    signOut: 'Abmelden',
    menu: 'Menü',
    loading: 'Lädt',
    notFound: 'Unter dieser Adresse ist nichts',
    notFoundText:
      'Vielleicht wurde es verschoben oder gelöscht. Start und Produkte sind, wo sie waren.',
    offline:
      'Sie sind offline. Was Sie sehen, kann alt sein; Änderungen lassen sich nicht speichern.',
  },
  failure: {
    title: 'Das hat nicht geklappt.',
    unknown: 'Etwas Unerwartetes ist geschehen. Versuchen Sie es erneut.',
    offline:
      'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
    server:
      'Der Server konnte das nicht abschließen. Ihre Eingaben sind noch da: Warten Sie einen Moment und versuchen Sie es erneut. Geschieht es wieder, nennen Sie dem Betreiber des Servers die Uhrzeit und, wo sie dabeisteht, die Nummer der Anfrage.',
    busy: 'Der Server ist ausgelastet oder startet neu. Ihre Eingaben sind noch da: Versuchen Sie es in einigen Sekunden erneut.',
    denied:
      'Ihre Rolle auf dieser Website erlaubt das nicht. Fragen Sie jemanden, dem sie gehört oder der sie verwaltet.',
    providerAway:
      'Der Zahlungsanbieter antwortet gerade nicht. Es geht nichts verloren: Versuchen Sie es in einer Minute noch einmal.',
    providerRefused: 'Der Zahlungsanbieter lehnt das ab. Er sagt: „{says}“',
    invalid: 'Ein Teil Ihrer Eingaben kann so nicht gespeichert werden.',
    field: '„{field}“: {what}.',
    request: 'Anfrage',
    at: 'Uhrzeit',
  },
  ...deSignIn,
  home: {
    products: 'Produkte',
    hidden: 'Verborgen',
    outOfStock: 'Ausverkauft',
    lowStock: 'Produkte mit 1–5 Stück',
    members: 'Mitglieder',
    pending: 'Warten auf Freigabe',
    newMembers: 'Neue Mitglieder',
    signIns: 'Anmeldungen',
    failedSignIns: 'Gescheiterte Anmeldungen',
    changes: 'Änderungen',
    lastDays: 'letzte {days} Tage',
    table: 'Als Tabelle zeigen',
    day: 'Tag',
    number: 'Anzahl',
    highest: 'höchstens {value}, {day}',
    never: 'keine',
    recent: 'Letzte Änderungen',
    noChanges:
      'Noch wurde nichts geändert. Was Sie und Ihre Kolleginnen und Kollegen ändern, erscheint hier.',
    by: {
      merchant: 'Team',
      staff: 'Team',
      'api-key': 'API-Schlüssel',
      plugin: 'Plug-in',
      member: 'Mitglied',
      visitor: 'Besuch',
      system: 'System',
      job: 'Import oder Auftrag',
    },
  },
  facts: {
    'product.created': 'angelegt',
    'product.changed': 'geändert',
    'product.deleted': 'gelöscht',
    'variants.changed': 'Varianten geändert',
    'inventory.changed': 'Bestand geändert',
    'collection.created': 'Sammlung angelegt',
    'collection.changed': 'Sammlung geändert',
    'collection.deleted': 'Sammlung gelöscht',
    'customization.created': 'Option angelegt',
    'customization.changed': 'Option geändert',
    'customization.deleted': 'Option gelöscht',
    'info_section.created': 'Infotext angelegt',
    'info_section.changed': 'Infotext geändert',
    'info_section.deleted': 'Infotext gelöscht',
    'media.created': 'Bild oder Video hinzugefügt',
    'media.changed': 'Bild oder Video geladen',
    'media.edited': 'Bild oder Video bearbeitet',
    'media.deleted': 'Bild oder Video gelöscht',
    'digital_file.created': 'Datei hochgeladen',
    'digital_file.attached': 'Datei eines Produkts gesetzt',
    'digital_file.removed': 'Datei eines Produkts entfernt',
    'digital_file.downloaded': 'Datei heruntergeladen',
    'file_grant.created': 'Download einem Mitglied gegeben',
    'file_grant.changed': 'Bedingungen eines Downloads geändert',
    'file_grant.deleted': 'Download weggenommen',
    'import.created': 'Import begonnen',
    'import.finished': 'Import beendet',
    'import.cancelled': 'Import angehalten',
    'site.settings_changed': 'Einstellungen geändert',
    'member.created': 'Mitglied beigetreten',
    'member.updated': 'Mitglied geändert',
    'member.deleted': 'Mitglied gelöscht',
    'identity.registered': 'Registrierung',
    'identity.signed_in': 'Anmeldung',
    'identity.status_changed': 'Zustand des Kontos geändert',
    'identity.password_changed': 'Passwort geändert',
    'identity.deleted': 'Konto gelöscht',
    'identity.imported': 'Konto importiert',
    'identity.password_upgraded': 'importiertes Passwort aktualisiert',
    'member.erased': 'Person getilgt',
    'identity.email_verified': 'E-Mail-Adresse bestätigt',
    'identity.factors_changed': 'Zwei-Faktor-Anmeldung geändert',
    'identity.factor_reset_asked': 'Entfernen der Zwei-Faktor-Anmeldung vorgemerkt',
    'identity.factor_reset_stopped': 'Entfernen der Zwei-Faktor-Anmeldung abgebrochen',
    'identity.approval_asked': 'Freigabe einer Anmeldung angefragt',
    'identity.approval_answered': 'Anmeldung freigegeben oder abgelehnt',
    'identity.sign_in_ended': 'Anmeldung beendet',
    'identity.updated': 'Konto geändert',
    'member_block.changed': 'Mitglied hält ein anderes fern',
    'member_fields.changed': 'eigene Felder geändert',
    'custom_field.created': 'eigenes Feld hinzugefügt',
    'custom_field.updated': 'eigenes Feld geändert',
    'custom_field.arranged': 'eigene Felder geordnet',
    'custom_field.deleted': 'eigenes Feld gelöscht',
    'custom_field.restored': 'eigenes Feld zurückgeholt',
    'job.created': 'Auftrag nach Filter begonnen',
    'job.finished': 'Auftrag nach Filter beendet',
    'job.cancelled': 'Auftrag nach Filter angehalten',
    'identity.sign_in_linked': 'Anmeldung verknüpft',
    'identity.sign_in_unlinked': 'Verknüpfung gelöst',
    'identity_provider.created': 'Anbieter hinzugefügt',
    'identity_provider.changed': 'Anbieter geändert',
    'identity_provider.deleted': 'Anbieter entfernt',
    'client.created': 'Client angelegt',
    'client.changed': 'Client geändert',
    'client.deleted': 'Client gelöscht',
    'api_key.created': 'API-Schlüssel angelegt',
    'api_key.changed': 'API-Schlüssel geändert',
    'api_key.revoked': 'API-Schlüssel widerrufen',
    'staff.invited': 'ins Team eingeladen',
    'staff.invitation_withdrawn': 'Einladung zurückgezogen',
    'staff.joined': 'ins Team gekommen',
    'staff.role_changed': 'Rolle geändert',
    'staff.removed': 'aus dem Team entfernt',
    'staff.changed': 'Teamkonto geändert',
    'staff.session_ended': 'Anmeldung im Team beendet',
    'staff.factors_changed': 'zweiter Faktor im Team geändert',
    'site.currency_rates_changed': 'Wechselkurse geändert',
    'site.created': 'Website angelegt',
    'site.changed': 'Website geändert',
    'site.disabled': 'Website geschlossen',
    'site.enabled': 'Website geöffnet',
    'site.trashed': 'Website in den Papierkorb',
    'site.restored': 'Website zurückgeholt',
    'site.purge_begun': 'Website wird entfernt',
    'site.purged': 'Website entfernt',
    'sign_on_policy.updated': 'Anmeldung über andere Dienste geändert',
    'redirect_session.created': 'Besuch weitergeleitet',
  },
  shortcuts: {
    title: 'Tasten',
    find: 'Alles finden',
    help: 'Diese Tasten zeigen',
    next: 'Nächste Zeile',
    previous: 'Vorige Zeile',
    select: 'Zeile auswählen',
    range: 'Von der letzten bis zu dieser Zeile auswählen',
    peek: 'Zeile eines Produkts oder einer Bestellung ansehen',
    edit: 'Zeile öffnen',
    save: 'Formular speichern',
    search: 'In der Liste suchen',
    approve: 'Wartendes Mitglied freigeben',
    block: 'Mitglied sperren',
  },
}
