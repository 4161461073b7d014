/** The statement that a call must fail; `gives` a value where it does not. */
type Failure = (call: string, gives: boolean) => string;
const throwsIn =
  (framework: string): Failure =>
  (call) =>
    framework === 'assert' ? `assert.throws(() => ${call});` : `expect(() => ${call}).toThrow();`;

/** The same for calls that must fail. */
export const FAILURES: Readonly<Record<string, Failure>> = {
  unittest: (call) => `with self.assertRaises(Exception):\n  ${call}`,
  pytest: (call) => `with pytest.raises(Exception):\n  ${call}`,
  'node:test': throwsIn('assert'),
  mocha: throwsIn('assert'),
  jest: throwsIn('expect'),
  vitest: throwsIn('expect'),
  'plain javascript': throwsIn('assert'),
  'plain typescript': throwsIn('assert'),
  testing: (call, gives) =>
    `if ${gives ? '_, ' : ''}err := ${call}; err == nil {\n  t.Error("expected an error")\n}`,
  '#[test]': (call) => `assert!(${call}.is_err());`,
  'plain rust': (call) => `assert!(${call}.is_err());`,
  junit: (call) => `assertThrows(RuntimeException.class, () -> ${call});`,
  xunit: (call, gives) => `Assert.ThrowsAny<Exception>(() => ${gives ? `{ ${call}; }` : call});`,
  nunit: (call) => `Assert.That(() => ${call}, Throws.Exception);`,
  'kotlin.test': (call) => `assertFails { ${call} }`,
  xctest: (call) => `XCTAssertThrowsError(${call})`,
  minitest: (call) => `assert_raises(StandardError) { ${call} }`,
  rspec: (call) => `expect { ${call} }.to raise_error(StandardError)`,
  phpunit: (call) => `$this->expectException(Exception::class);\n${call};`,
  'plain cpp': (call) =>
    `{\n  bool failed = false;\n  try {\n    ${call};\n  } catch (const std::exception &) {\n    failed = true;\n  }\n  assert(failed);\n}`,
  'plain python': (call) =>
    `try:\n  ${call}\nexcept Exception:\n  pass\nelse:\n  raise AssertionError("expected an exception")`,
};
