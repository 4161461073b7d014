import { componentKind, loaded, STORED, says } from './reading.ts';

/** A shopping cart beside the products that can be put into it. */
export const CART = componentKind({
  says: /\b(?:shopping ?)?(?:cart|basket)\b/,
  words:
    'shopping cart basket product item list add remov delet chang updat adjust increas decreas quantity quantities total pric sum subtotal button comput calculat plus minus empty nam grand persist sav stor keep kept',
  usual: 'ShoppingCart',
  make: (wish) => {
    if (
      wish.has(
        /\b(?:(?<!composition )api|fetch|checkout|stripe|payment|shipping|coupons?|vouchers?|tax|vat|server|backend|wishlist)\b/,
      )
    )
      return undefined;
    const isStored = says(wish, STORED);
    return {
      top: `«interface Product {
  id: number;
  name: string;
  price: number;
}

interface Item extends Product {
  quantity: number;
}

»const PRODUCTS«: Product[]» = [
  { id: 1, name: 'Coffee', price: 8.5 },
  { id: 2, name: 'Tea', price: 5.2 },
  { id: 3, name: 'Mug', price: 12 },
];

const money = (amount«: number») => amount.toFixed(2);${isStored ? `\n\nconst KEY = 'cart';\n\n${loaded('Item[]')}` : ''}`,
      states: [['items', isStored ? 'load(KEY)' : '[]', 'Item[]']],
      derived: [['total', 'items.reduce((all, item) => all + item.price * item.quantity, 0)']],
      effects: isStored ? [{ of: ['items'], runs: 'localStorage.setItem(KEY, JSON.stringify(items));' }] : [],
      functions: `function add(product«: Product») {
  const isThere = items.some((item) => item.id === product.id);
  items = isThere
    ? items.map((item) => (item.id === product.id ? { ...item, quantity: item.quantity + 1 } : item))
    : [...items, { ...product, quantity: 1 }];
}

// Without any left, the item goes.
function change(id«: number», quantity«: number») {
  items = items
    .map((item) => (item.id === id ? { ...item, quantity: Math.floor(quantity) || 0 } : item))
    .filter((item) => item.quantity > 0);
}

function remove(id«: number») {
  items = items.filter((item) => item.id !== id);
}`,
      view: `<section>
  <h2>Products</h2>
  <ul>
    <li v-for="product in PRODUCTS" :key="product.id">
      {{ product.name }}: {{ money(product.price) }}
      <button type="button" @click="add(product)">Add to cart</button>
    </li>
  </ul>
  <h2>Cart</h2>
  <p v-if="items.length === 0">The cart is empty.</p>
  <ul>
    <li v-for="item in items" :key="item.id">
      {{ item.name }}
      <button type="button" :aria-label="'One less of ' + item.name" @click="change(item.id, item.quantity - 1)">−</button>
      <input type="number" min="0" :value="item.quantity" :aria-label="'Quantity of ' + item.name" @input="change(item.id, Number($event.target.value))" />
      <button type="button" :aria-label="'One more of ' + item.name" @click="change(item.id, item.quantity + 1)">+</button>
      {{ money(item.price * item.quantity) }}
      <button type="button" @click="remove(item.id)">Remove</button>
    </li>
  </ul>
  <p>Total: {{ money(total) }}</p>
</section>`,
    };
  },
});
