// Data of the engines stands in the built code as text for JSON.parse: V8 reads that twice as fast as a literal of objects.

/** Below this nothing is gained. */
const LEAST_BYTES = 4_000;

export const jsonText = {
  name: 'json-text',
  transform: {
    filter: { id: /[\\/]src[\\/]engines[\\/].*\.json$/ },
    handler(code) {
      if (code.length < LEAST_BYTES) return null;
      const text = JSON.stringify(JSON.stringify(JSON.parse(code)));
      return { code: `export default /* @__PURE__ */ JSON.parse(${text});`, moduleType: 'js' };
    },
  },
};
