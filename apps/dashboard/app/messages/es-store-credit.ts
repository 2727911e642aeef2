import type { Translation } from '@vitrine/messages'
import type { enStoreCredit } from './en-store-credit.ts'

export const esStoreCredit: Translation<typeof enStoreCredit> = {
  storeCredit: {
    title: 'Saldo de la tienda',
    text: 'Lo que los miembros pueden gastar en la tienda. Usted lo da en la página de un cliente.',
    views: {
      label: 'Qué saldos',
      left: 'Con saldo',
      soon: 'Termina en 30 días',
      all: 'Todos',
    },
    columns: {
      member: 'Miembro',
      email: 'Correo',
      balance: 'Disponible',
      ending: 'Termina primero',
      end: 'Hasta',
    },
    noEnd: 'Sin fin',
    goneMember: 'Miembro eliminado',
    emptyTitle: 'Nadie tiene saldo',
    emptyText: 'Dé saldo en la página de un cliente, por ejemplo como disculpa.',
    noneSoonTitle: 'Nada termina pronto',
    noneSoonText: 'Ningún saldo termina en los próximos 30 días.',
    export: 'Exportar como CSV',
    exported: {
      one: '{n, number} saldo está en el archivo.',
      other: '{n, number} saldos están en el archivo.',
    },
    settings: {
      open: 'Correos antes del fin',
      heading: 'Correos antes de que termine el saldo',
      mail: 'Avisar a los miembros antes de que termine el saldo',
      mailHint: 'Una vez por cada saldo, a miembros con la dirección verificada.',
      days: 'Días antes del fin',
      wrongDays: 'De 1 a {n} días.',
      saved: 'Los ajustes están guardados.',
    },
  },
}
