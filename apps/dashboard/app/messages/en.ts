import { uiMessagesEn } from '@vitrine/ui/messages'
import { enAbandoned } from './en-abandoned.ts'
import { enAdministration } from './en-administration.ts'
import { enBankStatement } from './en-bank-statement.ts'
import { enCatalog } from './en-catalog.ts'
import { enCollections } from './en-collections.ts'
import { enConflicts } from './en-conflicts.ts'
import { enContact } from './en-contact.ts'
import { enCustomFields } from './en-custom-fields.ts'
import { enCustomers } from './en-customers.ts'
import { enCustomizations } from './en-customizations.ts'
import { enDelivery } from './en-delivery.ts'
import { enDiscounts } from './en-discounts.ts'
import { enDrafts } from './en-drafts.ts'
import { enExtras } from './en-extras.ts'
import { enFactors } from './en-factors.ts'
import { enGiftCards } from './en-gift-cards.ts'
import { enHistory } from './en-history.ts'
import { enInfoSections } from './en-info-sections.ts'
import { enInvoices } from './en-invoices.ts'
import { enJobInput } from './en-job-input.ts'
import { enJobs } from './en-jobs.ts'
import { enMailTexts } from './en-mail-texts.ts'
import { enMedia } from './en-media.ts'
import { enMemberFiles } from './en-member-files.ts'
import { enMembers } from './en-members.ts'
import { enNewsletter } from './en-newsletter.ts'
import { enOrder } from './en-order.ts'
import { enOrderFiles } from './en-order-files.ts'
import { enOrderMerge } from './en-order-merge.ts'
import { enOrders } from './en-orders.ts'
import { enPages } from './en-pages.ts'
import { enPalette } from './en-palette.ts'
import { enPaymentProviders } from './en-payment-providers.ts'
import { enPaymentRequests } from './en-payment-requests.ts'
import { enPayments } from './en-payments.ts'
import { enPicker } from './en-picker.ts'
import { enPlugins } from './en-plugins.ts'
import { enProductDetails } from './en-product-details.ts'
import { enProviders } from './en-providers.ts'
import { enRehearsal } from './en-rehearsal.ts'
import { enReports } from './en-reports.ts'
import { enReturns } from './en-returns.ts'
import { enReviews } from './en-reviews.ts'
import { enRichText } from './en-rich-text.ts'
import { enRouting } from './en-routing.ts'
import { enSearch } from './en-search.ts'
import { enSecurity } from './en-security.ts'
import { enSettings } from './en-settings.ts'
import { enSetup } from './en-setup.ts'
import { enSheet } from './en-sheet.ts'
import { enShipments } from './en-shipments.ts'
import { enSignIn } from './en-sign-in.ts'
import { enStock } from './en-stock.ts'
import { enStockList } from './en-stock-list.ts'
import { enSubscriptions } from './en-subscriptions.ts'
import { enTaxes } from './en-taxes.ts'
import { enTheme } from './en-theme.ts'
import { enVideos } from './en-videos.ts'
import { enViews } from './en-views.ts'
import { enWaiting } from './en-waiting.ts'
import { enWebhooks } from './en-webhooks.ts'

/** All messages of the dashboard. Other languages have the same shape. */
export const en = {
  ...enJobInput,
  ...enCatalog,
  ...enCollections,
  ...enOrder,
  ...enAbandoned,
  ...enViews,
  ...enWaiting,
  ...enMedia,
  ...enReviews,
  ...enOrders,
  ...enBankStatement,
  ...enPaymentProviders,
  ...enPaymentRequests,
  ...enContact,
  ...enNewsletter,
  ...enPages,
  ...enTheme,
  ...enPalette,
  ...enPayments,
  ...enPicker,
  ...enPlugins,
  ...enConflicts,
  ...enCustomFields,
  ...enCustomers,
  ...enCustomizations,
  ...enDelivery,
  ...enRouting,
  ...enDiscounts,
  ...enDrafts,
  ...enGiftCards,
  ...enSubscriptions,
  ...enExtras,
  ...enFactors,
  ...enVideos,
  ...enInfoSections,
  ...enInvoices,
  ...enRehearsal,
  ...enReports,
  ...enMailTexts,
  ...enMemberFiles,
  ...enOrderFiles,
  ...enMembers,
  ...enProductDetails,
  ...enProviders,
  ...enOrderMerge,
  ...enReturns,
  ...enRichText,
  ...enSecurity,
  ...enSearch,
  ...enSettings,
  ...enShipments,
  ...enAdministration,
  ...enHistory,
  ...enJobs,
  ...enStock,
  ...enSetup,
  ...enSheet,
  ...enStockList,
  ...enTaxes,
  ...enWebhooks,
  /** Messages of the shared components. */
  ui: uiMessagesEn,
  action: {
    save: 'Save',
    saving: 'Saving',
    cancel: 'Cancel',
    retry: 'Try again',
    remove: 'Remove',
    delete: 'Delete',
    undo: 'Undo',
    close: 'Close',
    add: 'Add',
    discard: 'Discard changes',
    stay: 'Keep editing',
    clearFilters: 'Clear filters',
    previous: 'Previous',
    next: 'Next',
    dismiss: 'Dismiss',
  },
  navigationGroups: {
    sales: 'Sales',
    catalog: 'Catalog',
    look: 'Look of the shop',
    customers: 'Customers',
    setup: 'Set up',
    system: 'System',
  },
  navigation: {
    home: 'Home',
    reports: 'Reports',
    orders: 'Orders',
    returns: 'Returns',
    invoices: 'Invoices',
    abandoned: 'Abandoned',
    products: 'Products',
    media: 'Media',
    collections: 'Collections',
    customizations: 'Options',
    infoSections: 'Info sections',
    customFields: 'Custom fields',
    discounts: 'Discounts',
    subscriptions: 'Subscriptions',
    giftCards: 'Gift cards',
    delivery: 'Delivery',
    taxes: 'Taxes',
    payments: 'Payments',
    stock: 'Stock',
    reviews: 'Reviews',
    waiting: 'Waiting list',
    history: 'History',
    customers: 'Customers',
    members: 'Members',
    import: 'Import',
    jobs: 'Jobs',
    log: 'Security log',
    developers: 'Developers',
    staff: 'Staff',
    sites: 'Sites',
    pages: 'Pages',
    messages: 'Messages',
    newsletter: 'Newsletter',
    menus: 'Menu and footer',
    theme: 'Look',
    settings: 'Settings',
  },
  shell: {
    navigation: 'Main navigation',
    skip: 'Skip to the content',
    find: 'Find anything',
    site: 'Site',
    viewShop: 'View the shop',
    signOut: 'Sign out',
    menu: 'Menu',
    loading: 'Loading',
    notFound: 'Page not found',
    notFoundText: 'This page may have been moved or deleted. Go to Home or to your products.',
    offline: 'You are offline. What you see may be old; changes cannot be saved.',
  },
  failure: {
    title: 'This did not work.',
    unknown: 'Something unexpected happened. Try again.',
    offline: 'The server could not be reached. Check the connection and try again.',
    server:
      'The server could not finish this. What you entered is still here: wait a moment and try again. If it happens again, send your administrator the time and, if shown, the request number.',
    busy: 'The server is busy or starting again. What you entered is still here: try again in a few seconds.',
    denied: 'Your role on this site does not allow this. Ask an owner or admin.',
    invalid: 'Some of what you entered cannot be saved.',
    providerAway:
      'The payment provider does not answer at the moment. Nothing is lost: try again in a minute.',
    providerRefused: 'The payment provider refuses to do this. It says: “{says}”',
    field: '“{field}” {what}.',
    request: 'Request',
    at: 'Time',
  },
  ...enSignIn,
  home: {
    products: 'Products',
    hidden: 'Hidden',
    outOfStock: 'Out of stock',
    lowStock: 'Products with 1–5 left',
    members: 'Members',
    pending: 'Waiting for approval',
    newMembers: 'New members',
    signIns: 'Sign-ins',
    failedSignIns: 'Failed sign-ins',
    changes: 'Changes',
    lastDays: 'last {days} days',
    table: 'Show as table',
    day: 'Day',
    number: 'Number',
    highest: 'highest {value}, {day}',
    never: 'none',
    recent: 'Recent changes',
    noChanges: 'Nothing has been changed yet. What you and your colleagues change appears here.',
    by: {
      merchant: 'staff',
      staff: 'staff',
      'api-key': 'API key',
      plugin: 'plug-in',
      member: 'member',
      visitor: 'visitor',
      system: 'system',
      job: 'import or job',
    } as Record<string, string>,
  },
  facts: {
    'product.created': 'added',
    'product.changed': 'changed',
    'product.deleted': 'deleted',
    'variants.changed': 'variants changed',
    'inventory.changed': 'stock changed',
    'collection.created': 'collection added',
    'collection.changed': 'collection changed',
    'collection.deleted': 'collection deleted',
    'customization.created': 'option added',
    'customization.changed': 'option changed',
    'customization.deleted': 'option deleted',
    'info_section.created': 'info section added',
    'info_section.changed': 'info section changed',
    'info_section.deleted': 'info section deleted',
    'media.created': 'picture or video added',
    'media.changed': 'picture or video fetched',
    'media.edited': 'picture or video edited',
    'media.deleted': 'picture or video deleted',
    'digital_file.created': 'file uploaded',
    'digital_file.attached': 'file of a product set',
    'digital_file.removed': 'file of a product removed',
    'digital_file.downloaded': 'file downloaded',
    'file_grant.created': 'download given to a member',
    'file_grant.changed': 'terms of a download changed',
    'file_grant.deleted': 'download revoked',
    'import.created': 'import started',
    'import.finished': 'import finished',
    'import.cancelled': 'import stopped',
    'site.settings_changed': 'settings changed',
    'member.created': 'member joined',
    'member.updated': 'member changed',
    'member.deleted': 'member deleted',
    'identity.registered': 'registration',
    'identity.signed_in': 'sign-in',
    'identity.status_changed': 'account status changed',
    'identity.password_changed': 'password changed',
    'identity.deleted': 'account deleted',
    'identity.imported': 'account imported',
    'identity.password_upgraded': 'imported password upgraded',
    'member.erased': 'person erased',
    'identity.email_verified': 'e-mail address confirmed',
    'identity.factors_changed': 'two-step verification changed',
    'identity.factor_reset_asked': 'removal of two-step verification requested',
    'identity.factor_reset_stopped': 'removal of two-step verification cancelled',
    'identity.approval_asked': 'approval of a sign-in requested',
    'identity.approval_answered': 'sign-in approved or denied',
    'identity.sign_in_ended': 'sign-in ended',
    'identity.updated': 'account changed',
    'member_block.changed': 'member blocked another member',
    'member_fields.changed': 'custom member fields changed',
    'custom_field.created': 'custom field added',
    'custom_field.updated': 'custom field changed',
    'custom_field.arranged': 'custom fields arranged',
    'custom_field.deleted': 'custom field deleted',
    'custom_field.restored': 'custom field restored',
    'job.created': 'job by filter started',
    'job.finished': 'job by filter finished',
    'job.cancelled': 'job by filter stopped',
    'identity.sign_in_linked': 'sign-in linked',
    'identity.sign_in_unlinked': 'sign-in unlinked',
    'identity_provider.created': 'identity provider added',
    'identity_provider.changed': 'identity provider changed',
    'identity_provider.deleted': 'identity provider removed',
    'client.created': 'client created',
    'client.changed': 'client changed',
    'client.deleted': 'client deleted',
    'api_key.created': 'API key created',
    'api_key.changed': 'API key changed',
    'api_key.revoked': 'API key revoked',
    'staff.invited': 'staff invited',
    'staff.invitation_withdrawn': 'invitation withdrawn',
    'staff.joined': 'staff joined',
    'staff.role_changed': 'role changed',
    'staff.removed': 'staff removed',
    'staff.changed': 'staff account changed',
    'staff.session_ended': 'staff sign-in ended',
    'staff.factors_changed': 'second factor of staff changed',
    'site.currency_rates_changed': 'currency rates changed',
    'site.created': 'site created',
    'site.changed': 'site changed',
    'site.disabled': 'site closed',
    'site.enabled': 'site opened',
    'site.trashed': 'site moved to trash',
    'site.restored': 'site restored',
    'site.purge_begun': 'site deletion started',
    'site.purged': 'site removed',
    'sign_on_policy.updated': 'sign-in through other services changed',
    'redirect_session.created': 'visitor redirected',
  } as Record<string, string>,
  shortcuts: {
    title: 'Keys',
    find: 'Find anything',
    help: 'Show these keys',
    next: 'Next row',
    previous: 'Previous row',
    select: 'Select the row',
    range: 'Select from the last one to this row',
    peek: 'Look at the row of a product or an order',
    edit: 'Open the row',
    save: 'Save the form',
    search: 'Search the list',
    approve: 'Approve the waiting member',
    block: 'Block the member',
  },
} as const
