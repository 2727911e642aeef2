import { type ExampleContext, type Steps, shared } from './example-context.ts'
import { placed } from './order-steps.ts'

const csv =
  'externalId,purchasedDate,email,itemName,itemQuantity,itemPrice,paymentState\n' +
  'A-1,2024-05-06,ada@example.com,Vase,2,19.90,PAID\nA-2,tomorrow,,Bowl,1,5.00,\n'
const pause = () => new Promise((resolve) => setTimeout(resolve, 25))
const isUnderWay = (state: string) => ['QUEUED', 'RUNNING'].includes(state)

async function runImport({ merchant: { orderFiles } }: ExampleContext) {
  const request = { fileName: 'orders.csv', dryRun: true }
  const { id } = (await orderFiles.startOrderImport(request, { body: csv })).import
  while (isUnderWay((await orderFiles.getOrderImport({ id })).import.job.state)) await pause()
  return { id }
}

const anyImport = shared(runImport)

/** A vase that another system has sold. */
const soldElsewhere = {
  channelInfo: { type: 'OTHER_PLATFORM', externalOrderId: 'there-1007' },
  purchasedDate: new Date('2025-05-06T07:08:09.000Z'),
  lineItems: [
    {
      productName: { original: 'Vase' },
      quantity: 1,
      price: { amount: '10.00' },
      itemType: { preset: 'PHYSICAL' },
    },
  ],
  priceSummary: {},
  status: 'APPROVED',
  paymentStatus: 'PAID',
  fulfillmentStatus: 'FULFILLED',
} as const satisfies Partial<
  Parameters<ExampleContext['merchant']['ordersV1']['importOrder']>[0]['order']
>

/** Files of orders: in from another system, and out. */
export const orderFileSteps: Steps = {
  'orderFiles.startOrderImport': runImport,
  'orderFiles.getOrderImport': runImport,
  'orderFiles.listOrderImports': async (context) => {
    await anyImport(context)
    return context.merchant.orderFiles.listOrderImports({ limit: 1 })
  },
  'orderFiles.getOrderImportReport': async (context) =>
    context.merchant.orderFiles.getOrderImportReport(await anyImport(context)),
  'orderFiles.exportOrders': async (context) => {
    await placed(context, 'BANK_TRANSFER')
    const query = { filter: { state: 'PLACED' } }
    return context.merchant.orderFiles.exportOrders({ format: 'csv', query })
  },
  'ordersV1.importOrder': ({ merchant }) =>
    merchant.ordersV1.importOrder({
      order: { ...soldElsewhere, number: '1007' },
    }),
  'ordersV1.bulkDeleteImportedOrders': async ({ merchant }) => {
    const id = crypto.randomUUID()
    const channelInfo = { type: 'OTHER_PLATFORM' as const, externalOrderId: 'there-1008' }
    const order = { ...soldElsewhere, id, number: '1008', channelInfo }
    await merchant.ordersV1.importOrder({ order })
    await merchant.ordersV1.importOrder({ order, replace: true })
    return merchant.ordersV1.bulkDeleteImportedOrders({ orderIds: [id] })
  },
  'ordersV1.setOrderNumberCounter': ({ merchant }) =>
    merchant.ordersV1.setOrderNumberCounter({ counter: '20000' }),
}
