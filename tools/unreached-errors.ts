/** Errors that operations declare and no test reaches by a call yet: `service.operation CODE`. The list only shrinks. */
export const unreachedErrors: readonly string[] = []
