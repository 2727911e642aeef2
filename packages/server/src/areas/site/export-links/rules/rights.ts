import type { ExportLinkContent } from '@vitrine/contract/exports'
import type { StaffRole } from '@vitrine/contract/vocabulary'

/** The role that people need, and the scope that keys need. */
export interface Right {
  readonly role: StaffRole
  readonly service: string
  readonly access: 'read' | 'write'
}

const links: Right = { role: 'editor', service: 'exports', access: 'write' }

/** All rights that the maker of a link needs: those of the calls that return the same file. */
export const rightsFor: Readonly<Record<ExportLinkContent, readonly Right[]>> = {
  PRODUCTS: [links],
  ORDERS: [links, { role: 'admin', service: 'order-files', access: 'write' }],
  STOCK: [links, { role: 'viewer', service: 'stock', access: 'read' }],
}
