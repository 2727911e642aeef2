import type { Translation } from '@vitrine/messages'
import type { en } from './en.ts'
import { esAbandoned } from './es-abandoned.ts'
import { esAdministration } from './es-administration.ts'
import { esBankStatement } from './es-bank-statement.ts'
import { esCatalog } from './es-catalog.ts'
import { esCollections } from './es-collections.ts'
import { esConflicts } from './es-conflicts.ts'
import { esContact } from './es-contact.ts'
import { esCustomFields } from './es-custom-fields.ts'
import { esCustomers } from './es-customers.ts'
import { esCustomizations } from './es-customizations.ts'
import { esDelivery } from './es-delivery.ts'
import { esDiscounts } from './es-discounts.ts'
import { esDrafts } from './es-drafts.ts'
import { esExtras } from './es-extras.ts'
import { esFactors } from './es-factors.ts'
import { esGiftCards } from './es-gift-cards.ts'
import { esHistory } from './es-history.ts'
import { esInfoSections } from './es-info-sections.ts'
import { esInvoices } from './es-invoices.ts'
import { esJobInput } from './es-job-input.ts'
import { esJobs } from './es-jobs.ts'
import { esMailTexts } from './es-mail-texts.ts'
import { esMedia } from './es-media.ts'
import { esMemberFiles } from './es-member-files.ts'
import { esMembers } from './es-members.ts'
import { esNewsletter } from './es-newsletter.ts'
import { esOrder } from './es-order.ts'
import { esOrderFiles } from './es-order-files.ts'
import { esOrderMerge } from './es-order-merge.ts'
import { esOrders } from './es-orders.ts'
import { esPages } from './es-pages.ts'
import { esPalette } from './es-palette.ts'
import { esPaymentProviders } from './es-payment-providers.ts'
import { esPaymentRequests } from './es-payment-requests.ts'
import { esPayments } from './es-payments.ts'
import { esPicker } from './es-picker.ts'
import { esPlugins } from './es-plugins.ts'
import { esProductDetails } from './es-product-details.ts'
import { esProviders } from './es-providers.ts'
import { esRehearsal } from './es-rehearsal.ts'
import { esReports } from './es-reports.ts'
import { esReturns } from './es-returns.ts'
import { esReviews } from './es-reviews.ts'
import { esRichText } from './es-rich-text.ts'
import { esRouting } from './es-routing.ts'
import { esSearch } from './es-search.ts'
import { esSecurity } from './es-security.ts'
import { esSettings } from './es-settings.ts'
import { esSetup } from './es-setup.ts'
import { esSheet } from './es-sheet.ts'
import { esShipments } from './es-shipments.ts'
import { esSignIn } from './es-sign-in.ts'
import { esStock } from './es-stock.ts'
import { esStockList } from './es-stock-list.ts'
import { esSubscriptions } from './es-subscriptions.ts'
import { esTaxes } from './es-taxes.ts'
import { esTheme } from './es-theme.ts'
import { esUi } from './es-ui.ts'
import { esVideos } from './es-videos.ts'
import { esViews } from './es-views.ts'
import { esWaiting } from './es-waiting.ts'
import { esWebhooks } from './es-webhooks.ts'

export const es: Translation<typeof en> = {
  ...esJobInput,
  ...esCatalog,
  ...esCollections,
  ...esOrder,
  ...esAbandoned,
  ...esViews,
  ...esWaiting,
  ...esMedia,
  ...esReviews,
  ...esOrders,
  ...esBankStatement,
  ...esPaymentProviders,
  ...esPaymentRequests,
  ...esContact,
  ...esNewsletter,
  ...esPages,
  ...esTheme,
  ...esPalette,
  ...esPayments,
  ...esPicker,
  ...esPlugins,
  ...esConflicts,
  ...esCustomFields,
  ...esCustomers,
  ...esCustomizations,
  ...esDelivery,
  ...esDiscounts,
  ...esDrafts,
  ...esGiftCards,
  ...esSubscriptions,
  ...esExtras,
  ...esFactors,
  ...esVideos,
  ...esInfoSections,
  ...esInvoices,
  ...esRehearsal,
  ...esReports,
  ...esMailTexts,
  ...esMemberFiles,
  ...esOrderFiles,
  ...esMembers,
  ...esProductDetails,
  ...esProviders,
  ...esOrderMerge,
  ...esReturns,
  ...esRichText,
  ...esSecurity,
  ...esSearch,
  ...esSettings,
  ...esShipments,
  ...esAdministration,
  ...esHistory,
  ...esJobs,
  ...esStock,
  ...esSetup,
  ...esSheet,
  ...esStockList,
  ...esTaxes,
  ...esWebhooks,
  ...esUi,
  action: {
    save: 'Guardar',
    saving: 'Guardando',
    cancel: 'Cancelar',
    retry: 'Reintentar',
    remove: 'Quitar',
    delete: 'Eliminar',
    undo: 'Deshacer',
    close: 'Cerrar',
    add: 'Añadir',
    discard: 'Descartar cambios',
    stay: 'Seguir editando',
    clearFilters: 'Quitar filtros',
    previous: 'Anterior',
    next: 'Siguiente',
    dismiss: 'Ocultar',
  },
  navigationGroups: {
    sales: 'Ventas',
    catalog: 'Catálogo',
    look: 'Aspecto de la tienda',
    customers: 'Clientes',
    setup: 'Configuración',
    system: 'Sistema',
  },
  navigation: {
    home: 'Inicio',
    reports: 'Informes',
    orders: 'Pedidos',
    returns: 'Devoluciones',
    invoices: 'Facturas',
    abandoned: 'Abandonadas',
    products: 'Productos',
    media: 'Multimedia',
    collections: 'Colecciones',
    customizations: 'Opciones',
    infoSections: 'Textos informativos',
    customFields: 'Campos personalizados',
    discounts: 'Descuentos',
    subscriptions: 'Suscripciones',
    giftCards: 'Tarjetas regalo',
    delivery: 'Envío',
    taxes: 'Impuestos',
    payments: 'Pagos',
    stock: 'Existencias',
    reviews: 'Reseñas',
    waiting: 'Lista de espera',
    history: 'Historial',
    customers: 'Clientes',
    members: 'Miembros',
    import: 'Importar',
    jobs: 'Tareas',
    log: 'Registro de seguridad',
    developers: 'Desarrollo',
    staff: 'Equipo',
    sites: 'Sitios',
    pages: 'Páginas',
    messages: 'Mensajes',
    newsletter: 'Boletín',
    menus: 'Menú y pie de página',
    theme: 'Aspecto',
    settings: 'Ajustes',
  },
  shell: {
    navigation: 'Navegación principal',
    skip: 'Ir al contenido',
    find: 'Buscar en todo',
    site: 'Sitio',
    viewShop: 'Ver la tienda',
    signOut: 'Cerrar sesión',
    menu: 'Menú',
    loading: 'Cargando',
    notFound: 'Página no encontrada',
    notFoundText: 'Quizá esta página se haya movido o eliminado. Vaya al inicio o a sus productos.',
    offline: 'No tiene conexión. Lo que ve puede ser antiguo; los cambios no se pueden guardar.',
  },
  failure: {
    title: 'No ha funcionado.',
    unknown: 'Ha pasado algo inesperado. Inténtelo de nuevo.',
    offline: 'No se puede acceder al servidor. Revise la conexión e inténtelo de nuevo.',
    server:
      'El servidor no ha podido terminarlo. Lo que escribió sigue aquí: espere un momento e inténtelo de nuevo. Si se repite, envíe a su administrador la hora y, si se muestra, el número de la petición.',
    busy: 'El servidor está ocupado o se está reiniciando. Lo que escribió sigue aquí: inténtelo de nuevo en unos segundos.',
    denied: 'Su rol en este sitio no lo permite. Pregunte a un propietario o administrador.',
    invalid: 'Una parte de lo que escribió no se puede guardar.',
    providerAway:
      'El proveedor de pago no responde ahora. No se pierde nada: inténtelo de nuevo en un minuto.',
    providerRefused: 'El proveedor de pago lo rechaza. Dice: «{says}»',
    field: '«{field}»: {what}.',
    request: 'Petición',
    at: 'Hora',
  },
  ...esSignIn,
  ...esRouting,
  home: {
    products: 'Productos',
    hidden: 'Ocultos',
    outOfStock: 'Agotados',
    lowStock: 'Con 1–5 unidades',
    members: 'Miembros',
    pending: 'Pendientes de aprobación',
    newMembers: 'Miembros nuevos',
    signIns: 'Inicios de sesión',
    failedSignIns: 'Inicios de sesión fallidos',
    changes: 'Cambios',
    lastDays: 'últimos {days} días',
    table: 'Mostrar como tabla',
    day: 'Día',
    number: 'Número',
    highest: 'máximo {value}, {day}',
    never: 'ninguno',
    recent: 'Últimos cambios',
    noChanges: 'Aún no se ha cambiado nada. Lo que cambien usted y sus colegas aparece aquí.',
    by: {
      merchant: 'equipo',
      staff: 'equipo',
      'api-key': 'clave de API',
      plugin: 'complemento',
      member: 'miembro',
      visitor: 'visitante',
      system: 'sistema',
      job: 'importación o tarea',
    },
  },
  facts: {
    'product.created': 'añadido',
    'product.changed': 'cambiado',
    'product.deleted': 'eliminado',
    'variants.changed': 'variantes cambiadas',
    'inventory.changed': 'existencias cambiadas',
    'collection.created': 'colección añadida',
    'collection.changed': 'colección cambiada',
    'collection.deleted': 'colección eliminada',
    'customization.created': 'opción añadida',
    'customization.changed': 'opción cambiada',
    'customization.deleted': 'opción eliminada',
    'info_section.created': 'texto informativo añadido',
    'info_section.changed': 'texto informativo cambiado',
    'info_section.deleted': 'texto informativo eliminado',
    'media.created': 'imagen o vídeo añadido',
    'media.changed': 'imagen o vídeo obtenido',
    'media.edited': 'imagen o vídeo editado',
    'media.deleted': 'imagen o vídeo eliminado',
    'digital_file.created': 'archivo subido',
    'digital_file.attached': 'archivo de un producto fijado',
    'digital_file.removed': 'archivo de un producto quitado',
    'digital_file.downloaded': 'archivo descargado',
    'file_grant.created': 'descarga dada a un miembro',
    'file_grant.changed': 'condiciones de una descarga cambiadas',
    'file_grant.deleted': 'descarga revocada',
    'import.created': 'importación iniciada',
    'import.finished': 'importación terminada',
    'import.cancelled': 'importación detenida',
    'site.settings_changed': 'ajustes cambiados',
    'member.created': 'alta de miembro',
    'member.updated': 'miembro cambiado',
    'member.deleted': 'miembro eliminado',
    'identity.registered': 'registro',
    'identity.signed_in': 'inicio de sesión',
    'identity.status_changed': 'estado de la cuenta cambiado',
    'identity.password_changed': 'contraseña cambiada',
    'identity.deleted': 'cuenta eliminada',
    'identity.imported': 'cuenta importada',
    'identity.password_upgraded': 'contraseña importada actualizada',
    'member.erased': 'persona borrada',
    'identity.email_verified': 'correo electrónico confirmado',
    'identity.factors_changed': 'verificación en dos pasos cambiada',
    'identity.factor_reset_asked': 'retirada de la verificación en dos pasos solicitada',
    'identity.factor_reset_stopped': 'retirada de la verificación en dos pasos anulada',
    'identity.approval_asked': 'aprobación de un inicio de sesión solicitada',
    'identity.approval_answered': 'inicio de sesión aprobado o rechazado',
    'identity.sign_in_ended': 'sesión cerrada',
    'identity.updated': 'cuenta cambiada',
    'member_block.changed': 'un miembro bloquea a otro',
    'member_fields.changed': 'campos personalizados de miembros cambiados',
    'custom_field.created': 'campo personalizado añadido',
    'custom_field.updated': 'campo personalizado cambiado',
    'custom_field.arranged': 'campos personalizados ordenados',
    'custom_field.deleted': 'campo personalizado eliminado',
    'custom_field.restored': 'campo personalizado recuperado',
    'job.created': 'tarea por filtro iniciada',
    'job.finished': 'tarea por filtro terminada',
    'job.cancelled': 'tarea por filtro detenida',
    'identity.sign_in_linked': 'acceso vinculado',
    'identity.sign_in_unlinked': 'acceso desvinculado',
    'identity_provider.created': 'proveedor de acceso añadido',
    'identity_provider.changed': 'proveedor de acceso cambiado',
    'identity_provider.deleted': 'proveedor de acceso quitado',
    'client.created': 'cliente OAuth creado',
    'client.changed': 'cliente OAuth cambiado',
    'client.deleted': 'cliente OAuth eliminado',
    'api_key.created': 'clave de API creada',
    'api_key.changed': 'clave de API cambiada',
    'api_key.revoked': 'clave de API revocada',
    'staff.invited': 'invitación al equipo',
    'staff.invitation_withdrawn': 'invitación retirada',
    'staff.joined': 'entrada en el equipo',
    'staff.role_changed': 'rol cambiado',
    'staff.removed': 'salida del equipo',
    'staff.changed': 'cuenta del equipo cambiada',
    'staff.session_ended': 'sesión del equipo cerrada',
    'staff.factors_changed': 'segundo factor del equipo cambiado',
    'site.currency_rates_changed': 'tipos de cambio cambiados',
    'site.created': 'sitio creado',
    'site.changed': 'sitio cambiado',
    'site.disabled': 'sitio cerrado',
    'site.enabled': 'sitio abierto',
    'site.trashed': 'sitio movido a la papelera',
    'site.restored': 'sitio recuperado',
    'site.purge_begun': 'eliminación de sitio iniciada',
    'site.purged': 'sitio eliminado',
    'sign_on_policy.updated': 'acceso por otros servicios cambiado',
    'redirect_session.created': 'visitante redirigido',
  },
  shortcuts: {
    title: 'Teclas',
    find: 'Buscar en todo',
    help: 'Mostrar estas teclas',
    next: 'Fila siguiente',
    previous: 'Fila anterior',
    select: 'Seleccionar la fila',
    range: 'Seleccionar desde la última hasta esta fila',
    peek: 'Ver la fila de un producto o pedido',
    edit: 'Abrir la fila',
    save: 'Guardar el formulario',
    search: 'Buscar en la lista',
    approve: 'Aprobar al miembro en espera',
    block: 'Bloquear al miembro',
  },
}
