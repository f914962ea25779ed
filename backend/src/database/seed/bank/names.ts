/** First names as one finds them in Australian share houses, offices and school rolls. */
export const FIRST_NAMES: readonly string[] = `
  Aaliyah Adam Aisha Alex Amelia Amir Andrew Angela Anh Anika Arjun Ashleigh Bec Ben Brooke Caitlin Callum
  Cam Chloe Chris Cooper Daniel Darcy Deepak Di Dimitri Eddie Eleni Ella Emily Ethan Eva Farah Fatima
  Fiona Gavin Georgia Grace Graham Hamish Hannah Harry Hassan Helen Hugo Huong Imogen Ivan Jack Jacinta
  Jade James Jarrah Jasmine Jess Jordan Josh Julia Kasun Kate Keira Kenji Kiri Kirsty Lachlan Lan Leila
  Liam Linda Lucy Luka Maddie Mai Marco Margaret Maria Matt Mei Mia Michael Minh Mitch Mohammed Nadia
  Nathan Neha Nick Noah Olivia Oscar Paolo Patrick Peta Priya Rachel Raj Rebecca Ricardo Ros Ruby Ryan Sam
  Samira Sarah Scott Shane Sienna Simran Sione Sophie Stavros Steph Susan Tahlia Talia Tariq Thanh Tiana
  Tim Tom Vikram Wei Will Xin Yasmin Yuki Zac Zoe
`
  .trim()
  .split(/\s+/);

/** Family names to go with them. */
export const LAST_NAMES: readonly string[] = `
  Abbott Ahmed Ali Anderson Bailey Baker Barnes Bianchi Boyd Brennan Burke Byrne Campbell Chan Chen Clarke
  Cooper Costa Cruz Daly Davies Dawson Dimitriou Doyle Duong Edwards Evans Farrugia Fernando Fisher
  Fleming Forster Fraser Garcia Georgiou Ghosh Graham Grant Gupta Haddad Hall Hansen Harris Hassan Hayes
  Ho Hughes Hussain Ibrahim Jackson Jansen Jovanovic Kapoor Kaur Kelly Kennedy Khan Kim Kumar Lam Lawson
  Le Lee Lim Lopez Lynch Mackay Maher Marino Martin McLeod Mehta Mitchell Morgan Murphy Nair Nguyen Nolan
  Novak O’Brien O’Connor Okafor Papas Park Patel Perera Petrov Pham Phillips Quinn Rahman Reid Ricci
  Roberts Robinson Rossi Ryan Saleh Santos Sharma Shaw Silva Singh Smith Stewart Sullivan Suzuki Tan
  Taylor Thompson Tran Tuala Turner Vella Vo Walsh Wang White Wilson Wong Wright Young Zhang
`
  .trim()
  .split(/\s+/);
