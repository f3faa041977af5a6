// Written by `npm run generate` from openapi/. Changes belong there.

const ce=W=>{const X=M,$={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/4"},_embed:{$ref:"/shared/\
3"},context:{$ref:"/shared/6"},page:{type:"integer",minimum:1},per_page:{type:"integer",minimum:1,maximum:100},search:{$ref:"\
/shared/0"},exclude:{$ref:"/shared/7"},include:{$ref:"/shared/7"},offset:{type:"integer"},order:{type:"string",enum:["as\
c","desc"]},orderby:{type:"string",enum:["id","include","name","registered_date","slug","include_slugs","email","url"]},
slug:{$ref:"/shared/3"},roles:{$ref:"/shared/3"},capabilities:{$ref:"/shared/3"},who:{type:"string",enum:["authors"]},has_published_posts:{
oneOf:[{type:"boolean"},{type:"array",items:{$ref:"/schemas/TypeSlug"}}]},search_columns:{type:"array",items:{type:"stri\
ng",enum:["email","name","id","username","slug"]}}}},params:{$ref:"/shared/8"},body:{}}},_=W.lengthOf;function L(r,{instancePath:t="",
parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,s=0;if(typeof r=="string"){if(_(r)>8e3){const o={instancePath:t,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?
e=[o]:e.push(o),s++}}else{const o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[o]:e.push(o),s++}return L.errors=e,s===0}function h(r,{instancePath:t="",parentData:i,parentDataProperty:u,
rootData:a=r}={}){let e=null,s=0;if(Array.isArray(r)){const o=r.length;for(let n=0;n<o;n++)L(r[n],{instancePath:t+"/"+n,
parentData:r,parentDataProperty:n,rootData:a})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)}else{const o={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),s++}return h.
errors=e,s===0}function b(r,{instancePath:t="",parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,s=0;if(typeof r==
"string"){if(_(r)>2e3){const o={instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"\
must NOT have more than 2000 characters"};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}return b.errors=e,s===0}function m(r,{
instancePath:t="",parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,s=0;if(Array.isArray(r)){const o=r.length;
for(let n=0;n<o;n++)b(r[n],{instancePath:t+"/"+n,parentData:r,parentDataProperty:n,rootData:a})||(e=e===null?b.errors:e.
concat(b.errors),s=e.length)}else{const o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[o]:e.push(o),s++}return m.errors=e,s===0}const Y={type:"string",enum:["view","embed","edit"]};
function w(r,{instancePath:t="",parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,s=0;if(typeof r!="string"){
const o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
o]:e.push(o),s++}if(!(r==="view"||r==="embed"||r==="edit")){const o={instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:Y.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}return w.errors=
e,s===0}function q(r,{instancePath:t="",parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,s=0;if(Array.isArray(
r)){const o=r.length;for(let n=0;n<o;n++){let l=r[n];if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const p={
instancePath:t+"/"+n,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[p]:e.push(p),s++}}}else{const o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[o]:e.push(o),s++}return q.errors=e,s===0}const Z={type:"string",enum:["post","page","attachment",
"nav_menu_item","core_block","core_navigation","cal_events","cal_venue","cal_organizer"]};function O(r,{instancePath:t="",
parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,s=0;if(typeof r!="string"){const o={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(!(r==="post"||r===
"page"||r==="attachment"||r==="nav_menu_item"||r==="core_block"||r==="core_navigation"||r==="cal_events"||r==="cal_venue"||
r==="cal_organizer")){const o={instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Z.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}return O.errors=e,s===0}function f(r,{instancePath:t="",
parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,s=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const o={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(
o),s++}return f.errors=e,s===0}function M(r,{instancePath:t="",parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let n=r.query;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n._fields!==void 0&&(h(n._fields,{instancePath:t+"/query/_fields",parentData:n,parentDataProperty:"_fields",rootData:a})||
(e=e===null?h.errors:e.concat(h.errors),s=e.length)),n._embed!==void 0&&(m(n._embed,{instancePath:t+"/query/_embed",parentData:n,
parentDataProperty:"_embed",rootData:a})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),n.context!==void 0&&(w(n.
context,{instancePath:t+"/query/context",parentData:n,parentDataProperty:"context",rootData:a})||(e=e===null?w.errors:e.
concat(w.errors),s=e.length)),n.page!==void 0){let l=n.page;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const p={
instancePath:t+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[p]:e.push(p),s++}if(typeof l=="number"&&isFinite(l)&&(l<1||isNaN(l))){const p={instancePath:t+
"/query/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[p]:e.push(p),s++}}if(n.per_page!==void 0){let l=n.per_page;if(!(typeof l=="number"&&
!(l%1)&&!isNaN(l)&&isFinite(l))){const p={instancePath:t+"/query/per_page",schemaPath:"#/properties/query/properties/per\
_page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}if(typeof l==
"number"&&isFinite(l)){if(l>100||isNaN(l)){const p={instancePath:t+"/query/per_page",schemaPath:"#/properties/query/prop\
erties/per_page/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[p]:e.
push(p),s++}if(l<1||isNaN(l)){const p={instancePath:t+"/query/per_page",schemaPath:"#/properties/query/properties/per_pa\
ge/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),s++}}}if(n.
search!==void 0&&(b(n.search,{instancePath:t+"/query/search",parentData:n,parentDataProperty:"search",rootData:a})||(e=e===
null?b.errors:e.concat(b.errors),s=e.length)),n.exclude!==void 0&&(q(n.exclude,{instancePath:t+"/query/exclude",parentData:n,
parentDataProperty:"exclude",rootData:a})||(e=e===null?q.errors:e.concat(q.errors),s=e.length)),n.include!==void 0&&(q(n.
include,{instancePath:t+"/query/include",parentData:n,parentDataProperty:"include",rootData:a})||(e=e===null?q.errors:e.
concat(q.errors),s=e.length)),n.offset!==void 0){let l=n.offset;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){
const p={instancePath:t+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}}if(n.order!==void 0){let l=n.order;if(typeof l!="stri\
ng"){const p={instancePath:t+"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(!(l==="asc"||l==="desc")){const p={instancePath:t+
"/query/order",schemaPath:"#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues:$.properties.query.
properties.order.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(n.orderby!==
void 0){let l=n.orderby;if(typeof l!="string"){const p={instancePath:t+"/query/orderby",schemaPath:"#/properties/query/p\
roperties/orderby/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(!(l===
"id"||l==="include"||l==="name"||l==="registered_date"||l==="slug"||l==="include_slugs"||l==="email"||l==="url")){const p={
instancePath:t+"/query/orderby",schemaPath:"#/properties/query/properties/orderby/enum",keyword:"enum",params:{allowedValues:$.
properties.query.properties.orderby.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),
s++}}if(n.slug!==void 0&&(m(n.slug,{instancePath:t+"/query/slug",parentData:n,parentDataProperty:"slug",rootData:a})||(e=
e===null?m.errors:e.concat(m.errors),s=e.length)),n.roles!==void 0&&(m(n.roles,{instancePath:t+"/query/roles",parentData:n,
parentDataProperty:"roles",rootData:a})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),n.capabilities!==void 0&&(m(
n.capabilities,{instancePath:t+"/query/capabilities",parentData:n,parentDataProperty:"capabilities",rootData:a})||(e=e===
null?m.errors:e.concat(m.errors),s=e.length)),n.who!==void 0){let l=n.who;if(typeof l!="string"){const p={instancePath:t+
"/query/who",schemaPath:"#/properties/query/properties/who/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[p]:e.push(p),s++}if(l!=="authors"){const p={instancePath:t+"/query/who",schemaPath:"#/properties/qu\
ery/properties/who/enum",keyword:"enum",params:{allowedValues:$.properties.query.properties.who.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(n.has_published_posts!==void 0){let l=n.has_published_posts;
const p=s;let c=!1,g=null;const D=s;if(typeof l!="boolean"){const P={instancePath:t+"/query/has_published_posts",schemaPath:"\
#/properties/query/properties/has_published_posts/oneOf/0/type",keyword:"type",params:{type:"boolean"},message:"must be \
boolean"};e===null?e=[P]:e.push(P),s++}var o=D===s;o&&(c=!0,g=0);const ye=s;if(Array.isArray(l)){const P=l.length;for(let N=0;N<
P;N++)O(l[N],{instancePath:t+"/query/has_published_posts/"+N,parentData:l,parentDataProperty:N,rootData:a})||(e=e===null?
O.errors:e.concat(O.errors),s=e.length)}else{const P={instancePath:t+"/query/has_published_posts",schemaPath:"#/properti\
es/query/properties/has_published_posts/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[P]:e.push(P),s++}var o=ye===s;if(o&&c?(c=!1,g=[g,1]):o&&(c=!0,g=1),c)s=p,e!==null&&(p?e.length=p:e=null);else{const P={
instancePath:t+"/query/has_published_posts",schemaPath:"#/properties/query/properties/has_published_posts/oneOf",keyword:"\
oneOf",params:{passingSchemas:g},message:"must match exactly one schema in oneOf"};e===null?e=[P]:e.push(P),s++}}if(n.search_columns!==
void 0){let l=n.search_columns;if(Array.isArray(l)){const p=l.length;for(let c=0;c<p;c++){let g=l[c];if(typeof g!="strin\
g"){const D={instancePath:t+"/query/search_columns/"+c,schemaPath:"#/properties/query/properties/search_columns/items/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[D]:e.push(D),s++}if(!(g==="email"||g==="\
name"||g==="id"||g==="username"||g==="slug")){const D={instancePath:t+"/query/search_columns/"+c,schemaPath:"#/propertie\
s/query/properties/search_columns/items/enum",keyword:"enum",params:{allowedValues:$.properties.query.properties.search_columns.
items.enum},message:"must be equal to one of the allowed values"};e===null?e=[D]:e.push(D),s++}}}else{const p={instancePath:t+
"/query/search_columns",schemaPath:"#/properties/query/properties/search_columns/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}}else{const l={instancePath:t+"/query",schemaPath:"#/properti\
es/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),s++}}r.params!==
void 0&&(f(r.params,{instancePath:t+"/params",parentData:r,parentDataProperty:"params",rootData:a})||(e=e===null?f.errors:
e.concat(f.errors),s=e.length))}return M.errors=e,s===0}const ee=B;function v(r,{instancePath:t="",parentData:i,parentDataProperty:u,
rootData:a=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(h(r._fields,{instancePath:t+
"/_fields",parentData:r,parentDataProperty:"_fields",rootData:a})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),
r._embed!==void 0&&(m(r._embed,{instancePath:t+"/_embed",parentData:r,parentDataProperty:"_embed",rootData:a})||(e=e===null?
m.errors:e.concat(m.errors),s=e.length));else{const o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[o]:e.push(o),s++}return v.errors=e,s===0}const re=/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;
function k(r,{instancePath:t="",parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,s=0;if(typeof r=="string"){
if(_(r)>254){const o={instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT h\
ave more than 254 characters"};e===null?e=[o]:e.push(o),s++}if(!re.test(r)){const o={instancePath:t,schemaPath:"#/format",
keyword:"format",params:{format:"email"},message:'must match format "email"'};e===null?e=[o]:e.push(o),s++}}else{const o={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(
o),s++}return k.errors=e,s===0}function U(r,{instancePath:t="",parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.username===void 0){const o={instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"username"},message:"must have required property 'username'"};e===null?e=[o]:
e.push(o),s++}if(r.email===void 0){const o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};e===null?e=[o]:e.push(o),s++}if(r.password===void 0){const o={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"password"},message:"must have required property 'pas\
sword'"};e===null?e=[o]:e.push(o),s++}if(r.username!==void 0&&(b(r.username,{instancePath:t+"/username",parentData:r,parentDataProperty:"\
username",rootData:a})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.email!==void 0&&(k(r.email,{instancePath:t+
"/email",parentData:r,parentDataProperty:"email",rootData:a})||(e=e===null?k.errors:e.concat(k.errors),s=e.length)),r.password!==
void 0){let o=r.password;if(typeof o=="string"){if(_(o)>4096){const n={instancePath:t+"/password",schemaPath:"#/properti\
es/password/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?
e=[n]:e.push(n),s++}}else{const n={instancePath:t+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{const o={instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}return U.errors=e,s===0}const V={
type:"object",required:[],properties:{name:{$ref:"/shared/2"},first_name:{$ref:"/shared/2"},last_name:{$ref:"/shared/2"},
url:{type:["string","null"],maxLength:8e3},description:{type:["string","null"],maxLength:65535},locale:{type:["string","\
null"],enum:["","en_US",null]},nickname:{$ref:"/shared/2"},slug:{$ref:"/shared/2"},roles:{$ref:"/shared/3"},meta:{$ref:"\
/schemas/UserMetaInput"}}},se={type:["string","null"],maxLength:2e3};function y(r,{instancePath:t="",parentData:i,parentDataProperty:u,
rootData:a=r}={}){let e=null,s=0;if(typeof r!="string"&&r!==null){const o={instancePath:t,schemaPath:"#/type",keyword:"t\
ype",params:{type:se.type},message:"must be string,null"};e===null?e=[o]:e.push(o),s++}if(typeof r=="string"&&_(r)>2e3){
const o={instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than\
 2000 characters"};e===null?e=[o]:e.push(o),s++}return y.errors=e,s===0}function z(r,{instancePath:t="",parentData:i,parentDataProperty:u,
rootData:a=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.persisted_preferences!==void 0){let o=r.
persisted_preferences;if(!(o&&typeof o=="object"&&!Array.isArray(o))){const n={instancePath:t+"/persisted_preferences",schemaPath:"\
#/properties/persisted_preferences/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:
e.push(n),s++}}}else{const o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[o]:e.push(o),s++}return z.errors=e,s===0}function A(r,{instancePath:t="",parentData:i,parentDataProperty:u,
rootData:a=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name!==void 0&&(y(r.name,{instancePath:t+
"/name",parentData:r,parentDataProperty:"name",rootData:a})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.first_name!==
void 0&&(y(r.first_name,{instancePath:t+"/first_name",parentData:r,parentDataProperty:"first_name",rootData:a})||(e=e===
null?y.errors:e.concat(y.errors),s=e.length)),r.last_name!==void 0&&(y(r.last_name,{instancePath:t+"/last_name",parentData:r,
parentDataProperty:"last_name",rootData:a})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.url!==void 0){let o=r.
url;if(typeof o!="string"&&o!==null){const n={instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{
type:V.properties.url.type},message:"must be string,null"};e===null?e=[n]:e.push(n),s++}if(typeof o=="string"&&_(o)>8e3){
const n={instancePath:t+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit:8e3},message:"m\
ust NOT have more than 8000 characters"};e===null?e=[n]:e.push(n),s++}}if(r.description!==void 0){let o=r.description;if(typeof o!=
"string"&&o!==null){const n={instancePath:t+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{
type:V.properties.description.type},message:"must be string,null"};e===null?e=[n]:e.push(n),s++}if(typeof o=="string"&&_(
o)>65535){const n={instancePath:t+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{
limit:65535},message:"must NOT have more than 65535 characters"};e===null?e=[n]:e.push(n),s++}}if(r.locale!==void 0){let o=r.
locale;if(typeof o!="string"&&o!==null){const n={instancePath:t+"/locale",schemaPath:"#/properties/locale/type",keyword:"\
type",params:{type:V.properties.locale.type},message:"must be string,null"};e===null?e=[n]:e.push(n),s++}if(!(o===""||o===
"en_US"||o===null)){const n={instancePath:t+"/locale",schemaPath:"#/properties/locale/enum",keyword:"enum",params:{allowedValues:V.
properties.locale.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}r.nickname!==
void 0&&(y(r.nickname,{instancePath:t+"/nickname",parentData:r,parentDataProperty:"nickname",rootData:a})||(e=e===null?y.
errors:e.concat(y.errors),s=e.length)),r.slug!==void 0&&(y(r.slug,{instancePath:t+"/slug",parentData:r,parentDataProperty:"\
slug",rootData:a})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.roles!==void 0&&(m(r.roles,{instancePath:t+"/\
roles",parentData:r,parentDataProperty:"roles",rootData:a})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),r.meta!==
void 0&&(z(r.meta,{instancePath:t+"/meta",parentData:r,parentDataProperty:"meta",rootData:a})||(e=e===null?z.errors:e.concat(
z.errors),s=e.length))}else{const o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[o]:e.push(o),s++}return A.errors=e,s===0}function T(r,{instancePath:t="",parentData:i,parentDataProperty:u,
rootData:a=r}={}){let e=null,s=0;return U(r,{instancePath:t,parentData:i,parentDataProperty:u,rootData:a})||(e=e===null?
U.errors:e.concat(U.errors),s=e.length),A(r,{instancePath:t,parentData:i,parentDataProperty:u,rootData:a})||(e=e===null?
A.errors:e.concat(A.errors),s=e.length),T.errors=e,s===0}function B(r,{instancePath:t="",parentData:i,parentDataProperty:u,
rootData:a=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(v(r.query,{instancePath:t+
"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.params!==
void 0&&(f(r.params,{instancePath:t+"/params",parentData:r,parentDataProperty:"params",rootData:a})||(e=e===null?f.errors:
e.concat(f.errors),s=e.length)),r.body!==void 0&&(T(r.body,{instancePath:t+"/body",parentData:r,parentDataProperty:"body",
rootData:a})||(e=e===null?T.errors:e.concat(T.errors),s=e.length))),B.errors=e,s===0}const te=G;function j(r,{instancePath:t="",
parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==
void 0&&(h(r._fields,{instancePath:t+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:a})||(e=e===null?h.errors:
e.concat(h.errors),s=e.length)),r._embed!==void 0&&(m(r._embed,{instancePath:t+"/_embed",parentData:r,parentDataProperty:"\
_embed",rootData:a})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),r.context!==void 0&&(w(r.context,{instancePath:t+
"/context",parentData:r,parentDataProperty:"context",rootData:a})||(e=e===null?w.errors:e.concat(w.errors),s=e.length));else{
const o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
o]:e.push(o),s++}return j.errors=e,s===0}function G(r,{instancePath:t="",parentData:i,parentDataProperty:u,rootData:a=r}={}){
let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(j(r.query,{instancePath:t+"/query",parentData:r,
parentDataProperty:"query",rootData:a})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.params!==void 0&&(f(r.params,
{instancePath:t+"/params",parentData:r,parentDataProperty:"params",rootData:a})||(e=e===null?f.errors:e.concat(f.errors),
s=e.length))),G.errors=e,s===0}const oe=H,ne={type:"object",required:[],properties:{username:{$ref:"/shared/2"},email:{$ref:"\
/shared/1"},password:{type:["string","null"],maxLength:4096}}};function F(r,{instancePath:t="",parentData:i,parentDataProperty:u,
rootData:a=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.username!==void 0&&(y(r.username,{instancePath:t+
"/username",parentData:r,parentDataProperty:"username",rootData:a})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),
r.email!==void 0&&(k(r.email,{instancePath:t+"/email",parentData:r,parentDataProperty:"email",rootData:a})||(e=e===null?
k.errors:e.concat(k.errors),s=e.length)),r.password!==void 0){let o=r.password;if(typeof o!="string"&&o!==null){const n={
instancePath:t+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type:ne.properties.password.type},
message:"must be string,null"};e===null?e=[n]:e.push(n),s++}if(typeof o=="string"&&_(o)>4096){const n={instancePath:t+"/\
password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have mo\
re than 4096 characters"};e===null?e=[n]:e.push(n),s++}}}else{const o={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}return F.errors=e,s===0}function x(r,{instancePath:t="",
parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,s=0;return F(r,{instancePath:t,parentData:i,parentDataProperty:u,
rootData:a})||(e=e===null?F.errors:e.concat(F.errors),s=e.length),A(r,{instancePath:t,parentData:i,parentDataProperty:u,
rootData:a})||(e=e===null?A.errors:e.concat(A.errors),s=e.length),x.errors=e,s===0}function H(r,{instancePath:t="",parentData:i,
parentDataProperty:u,rootData:a=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&
(v(r.query,{instancePath:t+"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?v.errors:e.concat(
v.errors),s=e.length)),r.params!==void 0&&(f(r.params,{instancePath:t+"/params",parentData:r,parentDataProperty:"params",
rootData:a})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),r.body!==void 0&&(x(r.body,{instancePath:t+"/body",parentData:r,
parentDataProperty:"body",rootData:a})||(e=e===null?x.errors:e.concat(x.errors),s=e.length))),H.errors=e,s===0}const ae=J,
le={type:"string",enum:["","false"]};function S(r,{instancePath:t="",parentData:i,parentDataProperty:u,rootData:a=r}={}){
let e=null,s=0;if(typeof r!="string"){const o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[o]:e.push(o),s++}if(!(r===""||r==="false")){const o={instancePath:t,schemaPath:"#/\
enum",keyword:"enum",params:{allowedValues:le.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:
e.push(o),s++}return S.errors=e,s===0}const pe={type:"boolean",enum:[!1]};function C(r,{instancePath:t="",parentData:i,parentDataProperty:u,
rootData:a=r}={}){let e=null,s=0;if(typeof r!="boolean"){const o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}if(r!==!1){const o={instancePath:t,schemaPath:"#\
/enum",keyword:"enum",params:{allowedValues:pe.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:
e.push(o),s++}return C.errors=e,s===0}function I(r,{instancePath:t="",parentData:i,parentDataProperty:u,rootData:a=r}={}){
let e=null,s=0;const o=s;let n=!1;const l=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const c={instancePath:t,
schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[c]:e.push(c),s++}
var p=l===s;if(n=n||p,!n){const c=s;S(r,{instancePath:t,parentData:i,parentDataProperty:u,rootData:a})||(e=e===null?S.errors:
e.concat(S.errors),s=e.length);var p=c===s;if(n=n||p,!n){const D=s;C(r,{instancePath:t,parentData:i,parentDataProperty:u,
rootData:a})||(e=e===null?C.errors:e.concat(C.errors),s=e.length);var p=D===s;n=n||p}}if(n)s=o,e!==null&&(o?e.length=o:e=
null);else{const c={instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
e===null?e=[c]:e.push(c),s++}return I.errors=e,s===0}function E(r,{instancePath:t="",parentData:i,parentDataProperty:u,rootData:a=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reassign===void 0){const o={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"reassign"},message:"must have required property 'reassign'"};e===
null?e=[o]:e.push(o),s++}if(r._fields!==void 0&&(h(r._fields,{instancePath:t+"/_fields",parentData:r,parentDataProperty:"\
_fields",rootData:a})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),r._embed!==void 0&&(m(r._embed,{instancePath:t+
"/_embed",parentData:r,parentDataProperty:"_embed",rootData:a})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),r.
force!==void 0&&typeof r.force!="boolean"){const o={instancePath:t+"/force",schemaPath:"#/properties/force/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}r.reassign!==void 0&&(I(r.reassign,
{instancePath:t+"/reassign",parentData:r,parentDataProperty:"reassign",rootData:a})||(e=e===null?I.errors:e.concat(I.errors),
s=e.length))}else{const o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[o]:e.push(o),s++}return E.errors=e,s===0}function J(r,{instancePath:t="",parentData:i,parentDataProperty:u,
rootData:a=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(E(r.query,{instancePath:t+
"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)),r.params!==
void 0&&(f(r.params,{instancePath:t+"/params",parentData:r,parentDataProperty:"params",rootData:a})||(e=e===null?f.errors:
e.concat(f.errors),s=e.length))),J.errors=e,s===0}const ie=K;function d(r,{instancePath:t="",parentData:i,parentDataProperty:u,
rootData:a=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const o={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===
null?e=[o]:e.push(o),s++}if(r.id!==void 0){let o=r.id;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const n={
instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[n]:e.push(n),s++}}}else{const o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[o]:e.push(o),s++}return d.errors=e,s===0}function K(r,{instancePath:t="",parentData:i,parentDataProperty:u,
rootData:a=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(j(r.query,{instancePath:t+
"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.params!==
void 0&&(d(r.params,{instancePath:t+"/params",parentData:r,parentDataProperty:"params",rootData:a})||(e=e===null?d.errors:
e.concat(d.errors),s=e.length))),K.errors=e,s===0}const ue=Q;function Q(r,{instancePath:t="",parentData:i,parentDataProperty:u,
rootData:a=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(v(r.query,{instancePath:t+
"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.params!==
void 0&&(d(r.params,{instancePath:t+"/params",parentData:r,parentDataProperty:"params",rootData:a})||(e=e===null?d.errors:
e.concat(d.errors),s=e.length)),r.body!==void 0&&(x(r.body,{instancePath:t+"/body",parentData:r,parentDataProperty:"body",
rootData:a})||(e=e===null?x.errors:e.concat(x.errors),s=e.length))),Q.errors=e,s===0}const me=R;function R(r,{instancePath:t="",
parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(E(r.query,{instancePath:t+"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?E.errors:e.
concat(E.errors),s=e.length)),r.params!==void 0&&(d(r.params,{instancePath:t+"/params",parentData:r,parentDataProperty:"\
params",rootData:a})||(e=e===null?d.errors:e.concat(d.errors),s=e.length))),R.errors=e,s===0}return{createUser:ee,deleteCurrentUser:ae,
deleteUser:me,getCurrentUser:te,getUser:ie,listUsers:X,updateCurrentUser:oe,updateUser:ue}};export{ce as createValidators};
