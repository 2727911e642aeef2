import type { Translation } from '@vitrine/messages'
import type { enSettingsOverview } from './en-settings-overview.ts'

export const esSettingsOverview: Translation<typeof enSettingsOverview> = {
  settingsOverview: {
    text: 'Cómo trabaja, vende y habla la tienda.',
    groups: {
      shop: 'Tienda',
      customers: 'Acceso y correos',
      found: 'Aspecto y búsqueda',
      system: 'Equipo y sistema',
    },
    about: {
      general: 'Nombre, idioma, medidas y formatos',
      currencies: 'Monedas y tipos de cambio',
      checkout: 'Campos, pedido mínimo y redondeo',
      payments: 'Formas de pago y sus cuentas',
      delivery: 'Adónde envía y a qué precio',
      taxes: 'Regiones, tipos y grupos de impuestos',
      sites: 'Sus tiendas, sus direcciones y copias',
      signIn: 'Contraseñas, aprobación y segundos factores',
      providers: 'Acceso con cuentas de otros servicios',
      mail: 'Remitente y servidor de correo',
      mailTexts: 'Qué dicen sus correos, en cada idioma',
      phone: 'Códigos por SMS',
      branding: 'Logotipo y colores del acceso y los correos',
      search: 'Sinónimos, filtros y búsquedas sin resultados',
      feeds: 'Google y Meta leen aquí sus productos',
      redirects: 'Adónde pueden volver los enlaces de fuera',
      staff: 'Quién trabaja aquí y qué puede hacer',
      history: 'Cada cambio, y cómo deshacerlo',
      jobs: 'Lo que se ejecuta en segundo plano',
      log: 'Accesos e intentos rechazados',
      developers: 'Claves, aplicaciones y webhooks',
    },
  },
}
