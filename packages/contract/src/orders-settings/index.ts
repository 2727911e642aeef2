import { InvoiceSettingsChanged } from '../invoices/facts.ts'
import { GET, Omittable, OneOf, operation, PATCH, service, Timestamp, Type } from '../kit/index.ts'
import { SettingsChanged } from '../sites/index.ts'

/** When stock goes down, and whether orders get their invoices by themselves, in the words of the published clients. */
export const PublishedOrdersSettings = Type.Object({
  inventoryUpdateTrigger: OneOf(['ON_ORDER_PLACED', 'ON_ORDER_PAID']),
  createInvoice: Type.Boolean(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})

const response = Type.Object({ ordersSettings: PublishedOrdersSettings })

/** Settings of orders in the form of the published clients. */
export const ordersSettings = service({
  name: 'orders-settings',
  summary: 'Settings of orders, published form',
  mounts: ['/ecom/v1/orders-settings'],
  operations: {
    getOrdersSettings: operation({
      route: GET(''),
      permission: 'admin',
      summary: 'Read when stock is decremented, and whether invoices are issued',
      request: Type.Object({}),
      response,
    }),
    updateOrdersSettings: operation({
      route: PATCH(''),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Set when stock is decremented, and whether invoices are issued; absent fields stay',
      request: Type.Object({
        ordersSettings: Type.Object({
          inventoryUpdateTrigger: Omittable(OneOf(['ON_ORDER_PLACED', 'ON_ORDER_PAID'])),
          /** Switched on: each order gets its invoice when it is paid. */
          createInvoice: Omittable(Type.Boolean()),
        }),
      }),
      response,
      facts: [SettingsChanged, InvoiceSettingsChanged],
    }),
  },
})
