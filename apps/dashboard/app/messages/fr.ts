import type { Translation } from '@vitrine/messages'
import type { en } from './en.ts'
import { frAbandoned } from './fr-abandoned.ts'
import { frAdministration } from './fr-administration.ts'
import { frBankStatement } from './fr-bank-statement.ts'
import { frCatalog } from './fr-catalog.ts'
import { frCollections } from './fr-collections.ts'
import { frConflicts } from './fr-conflicts.ts'
import { frContact } from './fr-contact.ts'
import { frCustomFields } from './fr-custom-fields.ts'
import { frCustomers } from './fr-customers.ts'
import { frCustomizations } from './fr-customizations.ts'
import { frDelivery } from './fr-delivery.ts'
import { frDiscounts } from './fr-discounts.ts'
import { frDrafts } from './fr-drafts.ts'
import { frExtras } from './fr-extras.ts'
import { frFactors } from './fr-factors.ts'
import { frGiftCards } from './fr-gift-cards.ts'
import { frHistory } from './fr-history.ts'
import { frInfoSections } from './fr-info-sections.ts'
import { frInvoices } from './fr-invoices.ts'
import { frJobInput } from './fr-job-input.ts'
import { frJobs } from './fr-jobs.ts'
import { frMailTexts } from './fr-mail-texts.ts'
import { frMedia } from './fr-media.ts'
import { frMemberFiles } from './fr-member-files.ts'
import { frMembers } from './fr-members.ts'
import { frNewsletter } from './fr-newsletter.ts'
import { frOrder } from './fr-order.ts'
import { frOrderFiles } from './fr-order-files.ts'
import { frOrderMerge } from './fr-order-merge.ts'
import { frOrders } from './fr-orders.ts'
import { frPages } from './fr-pages.ts'
import { frPalette } from './fr-palette.ts'
import { frPaymentProviders } from './fr-payment-providers.ts'
import { frPaymentRequests } from './fr-payment-requests.ts'
import { frPayments } from './fr-payments.ts'
import { frPicker } from './fr-picker.ts'
import { frPlugins } from './fr-plugins.ts'
import { frProductDetails } from './fr-product-details.ts'
import { frProviders } from './fr-providers.ts'
import { frRehearsal } from './fr-rehearsal.ts'
import { frReports } from './fr-reports.ts'
import { frReturns } from './fr-returns.ts'
import { frReviews } from './fr-reviews.ts'
import { frRichText } from './fr-rich-text.ts'
import { frRouting } from './fr-routing.ts'
import { frSearch } from './fr-search.ts'
import { frSecurity } from './fr-security.ts'
import { frSettings } from './fr-settings.ts'
import { frSetup } from './fr-setup.ts'
import { frSheet } from './fr-sheet.ts'
import { frShipments } from './fr-shipments.ts'
import { frSignIn } from './fr-sign-in.ts'
import { frStock } from './fr-stock.ts'
import { frStockList } from './fr-stock-list.ts'
import { frSubscriptions } from './fr-subscriptions.ts'
import { frTaxes } from './fr-taxes.ts'
import { frTheme } from './fr-theme.ts'
import { frUi } from './fr-ui.ts'
import { frVideos } from './fr-videos.ts'
import { frViews } from './fr-views.ts'
import { frWaiting } from './fr-waiting.ts'
import { frWebhooks } from './fr-webhooks.ts'

/**
 * The dashboard in French. Readers are addressed as “vous”. One word for one thing:
 *
 * - order commande, draft order brouillon, shipment expédition, parcel colis, pick-up retrait
 * - refund remboursement, return retour, withdrawal rétractation, exchange échange
 * - store credit crédit boutique, credit note avoir, gift card carte cadeau, discount réduction
 * - collection collection, brand marque, ribbon bandeau, tag tag, option option, extra supplément
 * - variant variante, stock stock, location emplacement, custom field champ personnalisé
 * - tax taxe, VAT TVA, invoice facture, payout versement, settlement décompte
 * - way to pay moyen de paiement, payment provider prestataire, sign-in provider fournisseur
 * - settings paramètres, view vue, job traitement, import import, export export, webhook webhook
 * - undo annuler, restore restaurer, for good définitif, history historique
 * - two-step verification double authentification, passkey clé d’accès
 */
export const fr: Translation<typeof en> = {
  ...frJobInput,
  ...frCatalog,
  ...frCollections,
  ...frOrder,
  ...frAbandoned,
  ...frViews,
  ...frWaiting,
  ...frMedia,
  ...frReviews,
  ...frOrders,
  ...frBankStatement,
  ...frPaymentProviders,
  ...frPaymentRequests,
  ...frContact,
  ...frNewsletter,
  ...frPages,
  ...frTheme,
  ...frPalette,
  ...frPayments,
  ...frPicker,
  ...frPlugins,
  ...frConflicts,
  ...frCustomFields,
  ...frCustomers,
  ...frCustomizations,
  ...frDelivery,
  ...frDiscounts,
  ...frDrafts,
  ...frGiftCards,
  ...frSubscriptions,
  ...frExtras,
  ...frFactors,
  ...frVideos,
  ...frInfoSections,
  ...frInvoices,
  ...frRehearsal,
  ...frReports,
  ...frMailTexts,
  ...frMemberFiles,
  ...frOrderFiles,
  ...frMembers,
  ...frProductDetails,
  ...frProviders,
  ...frOrderMerge,
  ...frReturns,
  ...frRichText,
  ...frSecurity,
  ...frSearch,
  ...frSettings,
  ...frShipments,
  ...frAdministration,
  ...frHistory,
  ...frJobs,
  ...frStock,
  ...frSetup,
  ...frSheet,
  ...frStockList,
  ...frTaxes,
  ...frWebhooks,
  ...frUi,
  action: {
    save: 'Enregistrer',
    saving: 'Enregistrement',
    cancel: 'Annuler',
    retry: 'Réessayer',
    remove: 'Retirer',
    delete: 'Supprimer',
    undo: 'Annuler',
    close: 'Fermer',
    add: 'Ajouter',
    discard: 'Abandonner les modifications',
    stay: 'Continuer',
    clearFilters: 'Effacer les filtres',
    previous: 'Précédent',
    next: 'Suivant',
    dismiss: 'Masquer',
  },
  navigationGroups: {
    sales: 'Ventes',
    catalog: 'Catalogue',
    look: 'Apparence de la boutique',
    customers: 'Clients',
    setup: 'Configuration',
    system: 'Système',
  },
  navigation: {
    home: 'Accueil',
    reports: 'Rapports',
    orders: 'Commandes',
    returns: 'Retours',
    invoices: 'Factures',
    abandoned: 'Abandons',
    products: 'Produits',
    media: 'Médias',
    collections: 'Collections',
    customizations: 'Options',
    infoSections: 'Textes d’info',
    customFields: 'Champs personnalisés',
    discounts: 'Réductions',
    subscriptions: 'Abonnements',
    giftCards: 'Cartes cadeaux',
    delivery: 'Livraison',
    taxes: 'Taxes',
    payments: 'Paiements',
    stock: 'Stock',
    reviews: 'Avis',
    waiting: 'Liste d’attente',
    history: 'Historique',
    customers: 'Clients',
    members: 'Membres',
    import: 'Import',
    jobs: 'Traitements',
    log: 'Journal de sécurité',
    developers: 'Développeurs',
    staff: 'Équipe',
    sites: 'Sites',
    pages: 'Pages',
    messages: 'Messages',
    newsletter: 'Newsletter',
    menus: 'Menu et pied de page',
    theme: 'Apparence',
    settings: 'Paramètres',
  },
  shell: {
    navigation: 'Navigation principale',
    skip: 'Aller au contenu',
    find: 'Tout chercher',
    site: 'Site',
    viewShop: 'Voir la boutique',
    signOut: 'Se déconnecter',
    menu: 'Menu',
    loading: 'Chargement',
    notFound: 'Page introuvable',
    notFoundText:
      'Cette page a peut-être été déplacée ou supprimée. Allez à l’accueil ou à vos produits.',
    offline:
      'Vous êtes hors ligne. Ce que vous voyez est peut-être ancien ; les modifications ne peuvent pas être enregistrées.',
  },
  failure: {
    title: 'Cela n’a pas fonctionné.',
    unknown: 'Quelque chose d’inattendu s’est produit. Réessayez.',
    offline: 'Le serveur est injoignable. Vérifiez la connexion et réessayez.',
    server:
      'Le serveur n’a pas pu terminer. Vos saisies sont encore là : attendez un moment et réessayez. Si cela se reproduit, envoyez à votre administrateur l’heure et, si elle est affichée, le numéro de la requête.',
    busy: 'Le serveur est occupé ou redémarre. Vos saisies sont encore là : réessayez dans quelques secondes.',
    denied:
      'Votre rôle sur ce site ne le permet pas. Demandez à un propriétaire ou un administrateur.',
    invalid: 'Une partie de vos saisies ne peut pas être enregistrée.',
    providerAway:
      'Le prestataire de paiement ne répond pas actuellement. Rien n’est perdu : réessayez dans une minute.',
    providerRefused: 'Le prestataire de paiement refuse. Il dit : « {says} »',
    field: '« {field} » : {what}.',
    request: 'Requête',
    at: 'Heure',
  },
  ...frSignIn,
  ...frRouting,
  home: {
    products: 'Produits',
    hidden: 'Masqués',
    outOfStock: 'Épuisés',
    lowStock: 'Reste 1 à 5',
    members: 'Membres',
    pending: 'À approuver',
    newMembers: 'Nouveaux membres',
    signIns: 'Connexions',
    failedSignIns: 'Connexions échouées',
    changes: 'Changements',
    lastDays: '{days} derniers jours',
    table: 'Afficher en tableau',
    day: 'Jour',
    number: 'Nombre',
    highest: 'maximum {value}, {day}',
    never: 'aucun',
    recent: 'Derniers changements',
    noChanges: 'Rien n’a encore changé. Ce que vous et vos collègues modifiez apparaît ici.',
    by: {
      merchant: 'équipe',
      staff: 'équipe',
      'api-key': 'clé API',
      plugin: 'extension',
      member: 'membre',
      visitor: 'visiteur',
      system: 'système',
      job: 'import ou traitement',
    },
  },
  facts: {
    'product.created': 'ajouté',
    'product.changed': 'modifié',
    'product.deleted': 'supprimé',
    'variants.changed': 'variantes modifiées',
    'inventory.changed': 'stock modifié',
    'collection.created': 'collection ajoutée',
    'collection.changed': 'collection modifiée',
    'collection.deleted': 'collection supprimée',
    'customization.created': 'option ajoutée',
    'customization.changed': 'option modifiée',
    'customization.deleted': 'option supprimée',
    'info_section.created': 'texte d’info ajouté',
    'info_section.changed': 'texte d’info modifié',
    'info_section.deleted': 'texte d’info supprimé',
    'media.created': 'image ou vidéo ajoutée',
    'media.changed': 'image ou vidéo récupérée',
    'media.edited': 'image ou vidéo modifiée',
    'media.deleted': 'image ou vidéo supprimée',
    'digital_file.created': 'fichier envoyé',
    'digital_file.attached': 'fichier d’un produit fixé',
    'digital_file.removed': 'fichier d’un produit retiré',
    'digital_file.downloaded': 'fichier téléchargé',
    'file_grant.created': 'téléchargement donné à un membre',
    'file_grant.changed': 'conditions d’un téléchargement modifiées',
    'file_grant.deleted': 'téléchargement retiré',
    'import.created': 'import commencé',
    'import.finished': 'import terminé',
    'import.cancelled': 'import arrêté',
    'site.settings_changed': 'paramètres modifiés',
    'member.created': 'membre inscrit',
    'member.updated': 'membre modifié',
    'member.deleted': 'membre supprimé',
    'identity.registered': 'inscription',
    'identity.signed_in': 'connexion',
    'identity.status_changed': 'statut du compte modifié',
    'identity.password_changed': 'mot de passe changé',
    'identity.deleted': 'compte supprimé',
    'identity.imported': 'compte importé',
    'identity.password_upgraded': 'mot de passe importé mis à niveau',
    'member.erased': 'personne effacée',
    'identity.email_verified': 'adresse e-mail confirmée',
    'identity.factors_changed': 'double authentification changée',
    'identity.factor_reset_asked': 'retrait de la double authentification demandé',
    'identity.factor_reset_stopped': 'retrait de la double authentification arrêté',
    'identity.approval_asked': 'approbation d’une connexion demandée',
    'identity.approval_answered': 'connexion approuvée ou refusée',
    'identity.sign_in_ended': 'connexion terminée',
    'identity.updated': 'compte modifié',
    'member_block.changed': 'membre bloqué par un autre',
    'member_fields.changed': 'champs personnalisés des membres modifiés',
    'custom_field.created': 'champ personnalisé ajouté',
    'custom_field.updated': 'champ personnalisé modifié',
    'custom_field.arranged': 'champs personnalisés rangés',
    'custom_field.deleted': 'champ personnalisé supprimé',
    'custom_field.restored': 'champ personnalisé restauré',
    'job.created': 'traitement par filtre commencé',
    'job.finished': 'traitement par filtre terminé',
    'job.cancelled': 'traitement par filtre arrêté',
    'identity.sign_in_linked': 'connexion liée',
    'identity.sign_in_unlinked': 'connexion déliée',
    'identity_provider.created': 'fournisseur de connexion ajouté',
    'identity_provider.changed': 'fournisseur de connexion modifié',
    'identity_provider.deleted': 'fournisseur de connexion retiré',
    'client.created': 'client OAuth créé',
    'client.changed': 'client OAuth modifié',
    'client.deleted': 'client OAuth supprimé',
    'api_key.created': 'clé API créée',
    'api_key.changed': 'clé API modifiée',
    'api_key.revoked': 'clé API révoquée',
    'staff.invited': 'invitation dans l’équipe',
    'staff.invitation_withdrawn': 'invitation retirée',
    'staff.joined': 'arrivée dans l’équipe',
    'staff.role_changed': 'rôle modifié',
    'staff.removed': 'départ de l’équipe',
    'staff.changed': 'compte de l’équipe modifié',
    'staff.session_ended': 'connexion de l’équipe terminée',
    'staff.factors_changed': 'second facteur de l’équipe changé',
    'site.currency_rates_changed': 'taux de change modifiés',
    'site.created': 'site créé',
    'site.changed': 'site modifié',
    'site.disabled': 'site fermé',
    'site.enabled': 'site ouvert',
    'site.trashed': 'site mis à la corbeille',
    'site.restored': 'site restauré',
    'site.purge_begun': 'suppression du site commencée',
    'site.purged': 'site supprimé',
    'sign_on_policy.updated': 'connexion par d’autres services modifiée',
    'redirect_session.created': 'visiteur redirigé',
  },
  shortcuts: {
    title: 'Touches',
    find: 'Tout chercher',
    help: 'Afficher ces touches',
    next: 'Ligne suivante',
    previous: 'Ligne précédente',
    select: 'Sélectionner la ligne',
    range: 'Sélectionner de la dernière jusqu’à cette ligne',
    peek: 'Aperçu de la ligne d’un produit ou d’une commande',
    edit: 'Ouvrir la ligne',
    save: 'Enregistrer le formulaire',
    search: 'Chercher dans la liste',
    approve: 'Approuver le membre en attente',
    block: 'Bloquer le membre',
  },
}
