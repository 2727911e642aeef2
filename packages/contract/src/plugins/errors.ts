import { defineError, defineFact } from '../kit/index.ts'

/** Something that pages show of a plug-in has changed. */
export const PluginChanged = defineFact('plugin.changed')
/** A failed fact is handled again. */
export const PluginDeliveryRetried = defineFact('plugin.delivery_retried')

/** `data.accepted` lists the plug-ins there are. */
export const PluginNotFound = defineError({
  code: 'PLUGIN_NOT_FOUND',
  status: 404,
  description: 'This installation has no such plug-in',
})
export const PluginPageNotFound = defineError({
  code: 'PLUGIN_PAGE_NOT_FOUND',
  status: 404,
  description: 'The plug-in has no page in the dashboard',
})
/** The plug-in failed, or took longer than ten seconds; see the log. */
export const PluginPageFailed = defineError({
  code: 'PLUGIN_PAGE_FAILED',
  status: 502,
  description: 'The plug-in could not make its page',
})
/** No delivery of the plug-in has the id, or it was removed after thirty days. */
export const PluginDeliveryNotFound = defineError({
  code: 'PLUGIN_DELIVERY_NOT_FOUND',
  status: 404,
  description: 'There is no delivery with this id',
})
/** Only failed deliveries can be retried. */
export const PluginDeliveryNotFailed = defineError({
  code: 'PLUGIN_DELIVERY_NOT_FAILED',
  status: 409,
  description: 'The delivery has not failed',
})
