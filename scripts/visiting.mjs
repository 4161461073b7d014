export const text = (page, selector, wanted) =>
  page.locator(selector).filter({ hasText: wanted }).first().waitFor();
export const press = (page, name) => page.getByRole('button', { name, exact: true }).click();
