import { h } from './dom.js';
import { keep, kept } from './play.js';

/** The amounts that each person has paid, and should have paid, in cents. */
export function balances(people, expenses) {
  return people.map((name) => {
    const paid = expenses
      .filter(({ by }) => by === name)
      .reduce((sum, { cents }) => sum + cents, 0);
    const share = expenses.reduce((sum, { cents, among }) => {
      const place = among.indexOf(name);
      if (place < 0) return sum;
      // Cents that cannot be split go to the first ones.
      return sum + Math.floor(cents / among.length) + (place < cents % among.length ? 1 : 0);
    }, 0);
    return { name, paid, share, balance: paid - share };
  });
}

/** The payments that settle all balances. */
export function settlements(people, expenses) {
  const left = balances(people, expenses).map(({ name, balance }) => ({ name, balance }));
  const payments = [];
  for (;;) {
    const from = left.reduce((least, one) => (one.balance < least.balance ? one : least));
    const to = left.reduce((most, one) => (one.balance > most.balance ? one : most));
    const cents = Math.min(-from.balance, to.balance);
    if (cents <= 0) return payments;
    from.balance += cents;
    to.balance -= cents;
    payments.push({ from: from.name, to: to.name, cents });
  }
}

/** A table for spreadsheets. */
export function csvOf(expenses) {
  const cell = (value) => `"${String(value).replaceAll('"', '""')}"`;
  return [
    ['Date', 'What for', 'Amount', 'Paid by', 'Split between'],
    ...expenses.map(({ date, what, cents, by, among }) => [
      date,
      what,
      cents / 100,
      by,
      among.join(', '),
    ]),
  ]
    .map((row) => row.map(cell).join(','))
    .join('\r\n');
}

const money = (cents) => (cents / 100).toFixed(2);

export function mount(root, { title, people: first }) {
  let { people, expenses } = kept(title, { people: first, expenses: [] });
  const form = h('form', { class: 'expense', onsubmit: add });
  const list = h('ul', {});
  const persons = h('ul', {});
  const debts = h('ul', { class: 'debts' });
  const total = h('p', { role: 'status' });

  function change(next) {
    people = next.people ?? people;
    expenses = next.expenses ?? expenses;
    keep(title, { people, expenses });
    show();
  }

  function add(event) {
    event.preventDefault();
    const { what, amount, by, date } = form.elements;
    const among = people.filter((_, index) => form.elements[`among-${index}`].checked);
    if (among.length === 0) return;
    const cents = Math.round(Number(amount.value) * 100);
    change({
      expenses: [
        { what: what.value.trim(), cents, by: by.value, date: date.value, among },
        ...expenses,
      ],
    });
    form.elements.what.focus();
  }

  function addPerson(event) {
    event.preventDefault();
    const name = event.target.elements.person.value.trim();
    event.target.reset();
    if (name !== '' && !people.includes(name)) change({ people: [...people, name] });
  }

  function save() {
    const file = new Blob([csvOf(expenses)], { type: 'text/csv' });
    h('a', { href: URL.createObjectURL(file), download: 'expenses.csv' }).click();
  }

  function show() {
    const today = new Date().toLocaleDateString('sv');
    const input = (label, properties) =>
      h('label', {}, label, h('input', { required: true, ...properties }));
    form.replaceChildren(
      input('What for', { name: 'what' }),
      input('Amount', { name: 'amount', type: 'number', min: '0.01', step: '0.01' }),
      h(
        'label',
        {},
        'Paid by',
        h(
          'select',
          { name: 'by' },
          people.map((name) => h('option', {}, name)),
        ),
      ),
      input('Date', { name: 'date', type: 'date', value: today }),
      h(
        'fieldset',
        { class: 'row' },
        h('legend', {}, 'Split between'),
        people.map((name, index) =>
          h(
            'label',
            {},
            h('input', { type: 'checkbox', name: `among-${index}`, checked: true }),
            name,
          ),
        ),
      ),
      h('button', { class: 'primary' }, 'Add expense'),
    );
    list.replaceChildren(
      ...expenses.map((expense, index) =>
        h(
          'li',
          { class: 'row' },
          `${expense.date}: ${expense.what}, ${money(expense.cents)} paid by ${expense.by} for ${expense.among.join(', ')}`,
          h(
            'button',
            {
              type: 'button',
              'aria-label': `Delete ${expense.what}`,
              onclick: () => change({ expenses: expenses.toSpliced(index, 1) }),
            },
            'Delete',
          ),
        ),
      ),
    );
    persons.replaceChildren(
      ...balances(people, expenses).map(({ name, paid, share, balance }) =>
        h(
          'li',
          {},
          `${name} has paid ${money(paid)} of a share of ${money(share)}: ${money(balance)}`,
        ),
      ),
    );
    const payments = settlements(people, expenses);
    debts.replaceChildren(
      ...payments.map(({ from, to, cents }) => h('li', {}, `${from} owes ${to} ${money(cents)}`)),
      ...(payments.length === 0 ? [h('li', {}, 'Nobody owes anything.')] : []),
    );
    total.textContent = `Total ${money(expenses.reduce((sum, { cents }) => sum + cents, 0))}`;
  }

  root.replaceChildren(
    h(
      'main',
      { class: 'panel wide' },
      h('h1', {}, title),
      form,
      h('h2', {}, 'Who owes whom'),
      debts,
      persons,
      h('h2', {}, 'Expenses'),
      total,
      list,
      h(
        'form',
        { class: 'row', onsubmit: addPerson },
        h('input', { name: 'person', placeholder: 'Name', 'aria-label': 'Name of a new person' }),
        h('button', {}, 'Add person'),
        h('button', { type: 'button', onclick: save }, 'Export CSV'),
      ),
    ),
  );
  show();
  return () => {};
}
