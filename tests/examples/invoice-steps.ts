import { invoiceSettings } from '../commerce/invoice.fixture.ts'
import { type ExampleContext, type Steps, shared } from './example-context.ts'
import { placed } from './order-steps.ts'

const seller = shared(({ merchant }) =>
  merchant.invoices.saveInvoiceSettings({ settings: invoiceSettings }),
)

/** An order of a shop with seller data. */
async function invoiceable(context: ExampleContext) {
  await seller(context)
  return (await placed(context, 'BANK_TRANSFER')).order
}

/** An order with its invoice. */
async function invoiced(context: ExampleContext) {
  const order = await invoiceable(context)
  const { results } = await context.merchant.invoices.issueInvoices({ orderIds: [order.id] })
  const [result] = results
  if (!result?.invoice) throw new Error('The order has no invoice')
  return { order, orderId: order.id, invoice: result.invoice }
}

/** Invoices, in our own form and in that of the published clients. */
export const invoiceSteps: Steps = {
  'invoices.issueInvoices': async (context) => {
    const { id } = await invoiceable(context)
    return context.merchant.invoices.issueInvoices({ orderIds: [id] })
  },
  'invoices.listInvoices': async (context) => {
    const { invoice } = await invoiced(context)
    return context.merchant.invoices.listInvoices({ search: invoice.number, limit: 10 })
  },
  'invoices.getInvoice': async (context) => {
    const { invoice } = await invoiced(context)
    return context.merchant.invoices.getInvoice({ id: invoice.id })
  },
  'invoices.createCreditNote': async (context) => {
    const { invoice } = await invoiced(context)
    return context.merchant.invoices.createCreditNote({ id: invoice.id })
  },
  'invoices.sendInvoice': async (context) => {
    const { invoice } = await invoiced(context)
    return context.merchant.invoices.sendInvoice({ id: invoice.id })
  },
  'invoices.listInvoicesOfOrders': async (context) => {
    const { orderId } = await invoiced(context)
    return context.visitor.invoices.listInvoicesOfOrders({ orderIds: [orderId] })
  },
  'invoices.listInvoicesByLink': async (context) => {
    const { order } = await invoiced(context)
    return context.visitor.invoices.listInvoicesByLink({ link: order.link })
  },
  'invoices.getInvoiceSettings': async (context) => {
    await seller(context)
    return context.merchant.invoices.getInvoiceSettings({})
  },
  'invoices.saveInvoiceSettings': ({ merchant }) =>
    merchant.invoices.saveInvoiceSettings({ settings: invoiceSettings }),
  'invoices.exportJournal': async (context) => {
    await invoiced(context)
    return context.merchant.invoices.exportJournal({ month: '2020-01', format: 'DATEV' })
  },
  'invoices.serveInvoice': async (context) => {
    const { invoice } = await invoiced(context)
    const token = invoice.pdfUrl.slice(invoice.pdfUrl.lastIndexOf('/') + 1)
    return context.visitor.invoices.serveInvoice({ token })
  },
  'orderInvoices.listInvoicesForMultipleOrders': async (context) => {
    const { orderId } = await invoiced(context)
    return context.visitor.orderInvoices.listInvoicesForMultipleOrders({ orderIds: [orderId] })
  },
  'orderInvoices.generateInvoice': async (context) => {
    const { id: orderId } = await invoiceable(context)
    return context.merchant.orderInvoices.generateInvoice({ orderId })
  },
  'orderInvoices.bulkGenerateInvoices': async (context) => {
    const { id } = await invoiceable(context)
    return context.merchant.orderInvoices.bulkGenerateInvoices({ orderIds: [id] })
  },
  'orderInvoices.addInvoiceToOrder': async (context) => {
    const { id: orderId } = await invoiceable(context)
    const invoiceInfo = { id: 'F-2026-17', appId: 'bookkeeping' }
    return context.merchant.orderInvoices.addInvoiceToOrder({ orderId, invoiceInfo })
  },
}
