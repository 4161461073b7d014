export function storedForm(name: string, bytes: Uint8Array): Buffer[] | undefined;
