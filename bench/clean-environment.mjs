// Imported first. These variables change how long every Node process takes to start: NODE_EXTRA_CA_CERTS alone makes
// `node -e 0` four times slower and every ratio to it look better. What the bench starts does not get them.
const DISTORTING = /^(NODE_(?!ENV$).*|OCTET_.*|V8_.*|UV_.*)$/;

export const cleared = Object.keys(process.env).filter((name) => DISTORTING.test(name));

/** For npm, which may need them to reach its registry; nothing measured as a ratio runs with it. */
export const originalEnv = { ...process.env };

for (const name of cleared) delete process.env[name];
