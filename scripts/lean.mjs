// Packages load parts of Node that octet never uses, and each costs milliseconds at every start. They are left out or
// put off here; a package whose text has changed ends the build, so that this cannot quietly stop working.

const LEAN = [
  {
    // ALPN only ever offers HTTP/1.1, so this is never called; node:http2 takes as long to load as all of undici.
    file: /undici\/lib\/dispatcher\/client-h2\.js$/,
    from: /^[\s\S]*module\.exports = connectH2\s*$/,
    to: "module.exports = () => { throw new Error('HTTP/2 is not spoken') }",
  },
  {
    // Only for subcommands that are programs of their own.
    file: /commander\/lib\/command\.js$/,
    from: /const childProcess = require\('node:child_process'\);/,
    to: "const childProcess = { spawn: (...args) => require('node:child_process').spawn(...args) };",
  },
];

export const lean = {
  name: 'lean',
  transform(code, id) {
    const rule = LEAN.find(({ file }) => file.test(id.replaceAll('\\', '/')));
    if (!rule) return null;
    if (!rule.from.test(code)) throw new Error(`${id} is not what scripts/lean.mjs expects`);
    return { code: code.replace(rule.from, rule.to), map: null };
  },
};
