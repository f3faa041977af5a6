// Written by `npm run generate` from openapi/. Changes belong there.

const H=O=>{const T=x,j={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/1"},_embed:{$ref:"/shared/3"},
context:{$ref:"/shared/4"},page:{type:"integer",minimum:1},per_page:{type:"integer",minimum:1,maximum:100},search:{$ref:"\
/shared/0"},exclude:{$ref:"/shared/5"},include:{$ref:"/shared/5"},offset:{type:"integer"},order:{type:"string",enum:["as\
c","desc"]},orderby:{type:"string",enum:["id","include","name","slug","include_slugs","term_group","description","count"]},
hide_empty:{type:"boolean"},post:{type:"integer"},slug:{$ref:"/shared/3"}}},params:{$ref:"/shared/6"},body:{}}},v=O.lengthOf;
function q(t,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=t}={}){let e=null,s=0;if(typeof t=="string"){
if(v(t)>8e3){const r={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT h\
ave more than 8000 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return q.errors=e,s===0}function y(t,{
instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=t}={}){let e=null,s=0;if(Array.isArray(t)){const r=t.length;
for(let o=0,p=s;o<r&&s===p;o++)q(t[o],{instancePath:a+"/"+o,parentData:t,parentDataProperty:o,rootData:n})||(e=e===null?
q.errors:e.concat(q.errors),s=e.length)}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[r]:e.push(r),s++}return y.errors=e,s===0}function m(t,{instancePath:a="",parentData:i,
parentDataProperty:l,rootData:n=t}={}){let e=null,s=0;if(typeof t=="string"){if(v(t)>2e3){const r={instancePath:a,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[r]:e.
push(r),s++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[r]:e.push(r),s++}return m.errors=e,s===0}function u(t,{instancePath:a="",parentData:i,parentDataProperty:l,
rootData:n=t}={}){let e=null,s=0;if(Array.isArray(t)){const r=t.length;for(let o=0,p=s;o<r&&s===p;o++)m(t[o],{instancePath:a+
"/"+o,parentData:t,parentDataProperty:o,rootData:n})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)}else{const r={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),
s++}return u.errors=e,s===0}const M={type:"string",enum:["view","embed","edit"]};function f(t,{instancePath:a="",parentData:i,
parentDataProperty:l,rootData:n=t}={}){let e=null,s=0;if(typeof t!="string"){const r={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="view"||t==="embed"||
t==="edit")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:M.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[r]:e.push(r),s++}return f.errors=e,s===0}function h(t,{instancePath:a="",
parentData:i,parentDataProperty:l,rootData:n=t}={}){let e=null,s=0;if(Array.isArray(t)){const r=t.length;for(let o=0,p=s;o<
r&&s===p;o++){let P=t[o];if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P))){const F={instancePath:a+"/"+o,schemaPath:"\
#/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[F]:e.push(F),s++}}}else{const r={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),
s++}return h.errors=e,s===0}function g(t,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=t}={}){let e=null,
s=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return g.errors=e,s===0}function x(t,{instancePath:a="",
parentData:i,parentDataProperty:l,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==
void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r._fields!==void 0&&(y(r._fields,{instancePath:a+"\
/query/_fields",parentData:r,parentDataProperty:"_fields",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),
r._embed!==void 0&&(u(r._embed,{instancePath:a+"/query/_embed",parentData:r,parentDataProperty:"_embed",rootData:n})||(e=
e===null?u.errors:e.concat(u.errors),s=e.length)),r.context!==void 0&&(f(r.context,{instancePath:a+"/query/context",parentData:r,
parentDataProperty:"context",rootData:n})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),r.page!==void 0){let o=r.
page;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const p={instancePath:a+"/query/page",schemaPath:"#/prope\
rties/query/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(
p),s++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){const p={instancePath:a+"/query/page",schemaPath:"#/properti\
es/query/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[p]:e.push(p),s++}}if(r.per_page!==void 0){let o=r.per_page;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const p={
instancePath:a+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}if(typeof o=="number"&&isFinite(o)){if(o>100||isNaN(o)){
const p={instancePath:a+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/maximum",keyword:"maximum",
params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[p]:e.push(p),s++}if(o<1||isNaN(o)){const p={instancePath:a+
"/query/per_page",schemaPath:"#/properties/query/properties/per_page/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),s++}}}if(r.search!==void 0&&(m(r.search,{instancePath:a+"/quer\
y/search",parentData:r,parentDataProperty:"search",rootData:n})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),r.
exclude!==void 0&&(h(r.exclude,{instancePath:a+"/query/exclude",parentData:r,parentDataProperty:"exclude",rootData:n})||
(e=e===null?h.errors:e.concat(h.errors),s=e.length)),r.include!==void 0&&(h(r.include,{instancePath:a+"/query/include",parentData:r,
parentDataProperty:"include",rootData:n})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),r.offset!==void 0){let o=r.
offset;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const p={instancePath:a+"/query/offset",schemaPath:"#/p\
roperties/query/properties/offset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:
e.push(p),s++}}if(r.order!==void 0){let o=r.order;if(typeof o!="string"){const p={instancePath:a+"/query/order",schemaPath:"\
#/properties/query/properties/order/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:
e.push(p),s++}if(!(o==="asc"||o==="desc")){const p={instancePath:a+"/query/order",schemaPath:"#/properties/query/propert\
ies/order/enum",keyword:"enum",params:{allowedValues:j.properties.query.properties.order.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(r.orderby!==void 0){let o=r.orderby;if(typeof o!="string"){
const p={instancePath:a+"/query/orderby",schemaPath:"#/properties/query/properties/orderby/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(!(o==="id"||o==="include"||o==="name"||o==="slu\
g"||o==="include_slugs"||o==="term_group"||o==="description"||o==="count")){const p={instancePath:a+"/query/orderby",schemaPath:"\
#/properties/query/properties/orderby/enum",keyword:"enum",params:{allowedValues:j.properties.query.properties.orderby.enum},
message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(r.hide_empty!==void 0&&typeof r.hide_empty!=
"boolean"){const o={instancePath:a+"/query/hide_empty",schemaPath:"#/properties/query/properties/hide_empty/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}if(r.post!==void 0){let o=r.post;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const p={instancePath:a+"/query/post",schemaPath:"#/properties/query/properti\
es/post/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}}r.slug!==void 0&&
(u(r.slug,{instancePath:a+"/query/slug",parentData:r,parentDataProperty:"slug",rootData:n})||(e=e===null?u.errors:e.concat(
u.errors),s=e.length))}else{const o={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}t.params!==void 0&&(g(t.params,{instancePath:a+"/\
params",parentData:t,parentDataProperty:"params",rootData:n})||(e=e===null?g.errors:e.concat(g.errors),s=e.length))}return x.
errors=e,s===0}const V=N;function d(t,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=t}={}){let e=null,
s=0;if(t&&typeof t=="object"&&!Array.isArray(t))t._fields!==void 0&&(y(t._fields,{instancePath:a+"/_fields",parentData:t,
parentDataProperty:"_fields",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),t._embed!==void 0&&(u(t.
_embed,{instancePath:a+"/_embed",parentData:t,parentDataProperty:"_embed",rootData:n})||(e=e===null?u.errors:e.concat(u.
errors),s=e.length));else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),s++}return d.errors=e,s===0}function D(t,{instancePath:a="",parentData:i,parentDataProperty:l,
rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.name===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};
e===null?e=[r]:e.push(r),s++}if(t.name!==void 0){let r=t.name;if(typeof r=="string"){if(v(r)>200){const o={instancePath:a+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than\
 200 characters"};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:a+"/name",schemaPath:"#/properties/name/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return D.
errors=e,s===0}const w={type:"object",required:[],properties:{description:{type:["string","null"],maxLength:65535},slug:{
type:["string","null"],maxLength:2e3},meta:{type:"object",additionalProperties:!0},locations:{type:["array","null"],items:{
$ref:"/shared/0"}},auto_add:{type:["boolean","null"]}}};function b(t,{instancePath:a="",parentData:i,parentDataProperty:l,
rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.description!==void 0){let r=t.description;
if(typeof r!="string"&&r!==null){const o={instancePath:a+"/description",schemaPath:"#/properties/description/type",keyword:"\
type",params:{type:w.properties.description.type},message:"must be string,null"};e===null?e=[o]:e.push(o),s++}if(typeof r==
"string"&&v(r)>65535){const o={instancePath:a+"/description",schemaPath:"#/properties/description/maxLength",keyword:"ma\
xLength",params:{limit:65535},message:"must NOT have more than 65535 characters"};e===null?e=[o]:e.push(o),s++}}if(t.slug!==
void 0){let r=t.slug;if(typeof r!="string"&&r!==null){const o={instancePath:a+"/slug",schemaPath:"#/properties/slug/type",
keyword:"type",params:{type:w.properties.slug.type},message:"must be string,null"};e===null?e=[o]:e.push(o),s++}if(typeof r==
"string"&&v(r)>2e3){const o={instancePath:a+"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{
limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[o]:e.push(o),s++}}if(t.meta!==void 0){let r=t.
meta;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const o={instancePath:a+"/meta",schemaPath:"#/properties/meta/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}if(t.locations!==void 0){let r=t.
locations;if(!Array.isArray(r)&&r!==null){const o={instancePath:a+"/locations",schemaPath:"#/properties/locations/type",
keyword:"type",params:{type:w.properties.locations.type},message:"must be array,null"};e===null?e=[o]:e.push(o),s++}if(Array.
isArray(r)){const o=r.length;for(let p=0,P=s;p<o&&s===P;p++)m(r[p],{instancePath:a+"/locations/"+p,parentData:r,parentDataProperty:p,
rootData:n})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)}}if(t.auto_add!==void 0){let r=t.auto_add;if(typeof r!=
"boolean"&&r!==null){const o={instancePath:a+"/auto_add",schemaPath:"#/properties/auto_add/type",keyword:"type",params:{
type:w.properties.auto_add.type},message:"must be boolean,null"};e===null?e=[o]:e.push(o),s++}}}else{const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return b.
errors=e,s===0}function _(t,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=t}={}){let e=null,s=0;return D(
t,{instancePath:a,parentData:i,parentDataProperty:l,rootData:n})||(e=e===null?D.errors:e.concat(D.errors),s=e.length),b(
t,{instancePath:a,parentData:i,parentDataProperty:l,rootData:n})||(e=e===null?b.errors:e.concat(b.errors),s=e.length),_.
errors=e,s===0}function N(t,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=t}={}){let e=null,s=0;return t&&
typeof t=="object"&&!Array.isArray(t)&&(t.query!==void 0&&(d(t.query,{instancePath:a+"/query",parentData:t,parentDataProperty:"\
query",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t.params!==void 0&&(g(t.params,{instancePath:a+
"/params",parentData:t,parentDataProperty:"params",rootData:n})||(e=e===null?g.errors:e.concat(g.errors),s=e.length)),t.
body!==void 0&&(_(t.body,{instancePath:a+"/body",parentData:t,parentDataProperty:"body",rootData:n})||(e=e===null?_.errors:
e.concat(_.errors),s=e.length))),N.errors=e,s===0}const z=E;function c(t,{instancePath:a="",parentData:i,parentDataProperty:l,
rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===
null?e=[r]:e.push(r),s++}if(t.id!==void 0){let r=t.id;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const o={
instancePath:a+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[o]:e.push(o),s++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return c.errors=e,s===0}function E(t,{instancePath:a="",parentData:i,parentDataProperty:l,
rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==void 0){let r=t.query;if(r&&typeof r==
"object"&&!Array.isArray(r))r._fields!==void 0&&(y(r._fields,{instancePath:a+"/query/_fields",parentData:r,parentDataProperty:"\
_fields",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r._embed!==void 0&&(u(r._embed,{instancePath:a+
"/query/_embed",parentData:r,parentDataProperty:"_embed",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),
r.context!==void 0&&(f(r.context,{instancePath:a+"/query/context",parentData:r,parentDataProperty:"context",rootData:n})||
(e=e===null?f.errors:e.concat(f.errors),s=e.length));else{const o={instancePath:a+"/query",schemaPath:"#/properties/quer\
y/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}t.params!==void 0&&
(c(t.params,{instancePath:a+"/params",parentData:t,parentDataProperty:"params",rootData:n})||(e=e===null?c.errors:e.concat(
c.errors),s=e.length))}return E.errors=e,s===0}const B=L,C={type:"object",required:[],properties:{name:{type:["string","\
null"],maxLength:200}}};function k(t,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=t}={}){let e=null,s=0;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.name!==void 0){let r=t.name;if(typeof r!="string"&&r!==null){const o={
instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:C.properties.name.type},message:"\
must be string,null"};e===null?e=[o]:e.push(o),s++}if(typeof r=="string"&&v(r)>200){const o={instancePath:a+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===
null?e=[o]:e.push(o),s++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return k.errors=e,s===0}function A(t,{instancePath:a="",parentData:i,parentDataProperty:l,
rootData:n=t}={}){let e=null,s=0;return k(t,{instancePath:a,parentData:i,parentDataProperty:l,rootData:n})||(e=e===null?
k.errors:e.concat(k.errors),s=e.length),b(t,{instancePath:a,parentData:i,parentDataProperty:l,rootData:n})||(e=e===null?
b.errors:e.concat(b.errors),s=e.length),A.errors=e,s===0}function L(t,{instancePath:a="",parentData:i,parentDataProperty:l,
rootData:n=t}={}){let e=null,s=0;return t&&typeof t=="object"&&!Array.isArray(t)&&(t.query!==void 0&&(d(t.query,{instancePath:a+
"/query",parentData:t,parentDataProperty:"query",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t.params!==
void 0&&(c(t.params,{instancePath:a+"/params",parentData:t,parentDataProperty:"params",rootData:n})||(e=e===null?c.errors:
e.concat(c.errors),s=e.length)),t.body!==void 0&&(A(t.body,{instancePath:a+"/body",parentData:t,parentDataProperty:"body",
rootData:n})||(e=e===null?A.errors:e.concat(A.errors),s=e.length))),L.errors=e,s===0}const G=$;function $(t,{instancePath:a="",
parentData:i,parentDataProperty:l,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==
void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r._fields!==void 0&&(y(r._fields,{instancePath:a+"\
/query/_fields",parentData:r,parentDataProperty:"_fields",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),
r._embed!==void 0&&(u(r._embed,{instancePath:a+"/query/_embed",parentData:r,parentDataProperty:"_embed",rootData:n})||(e=
e===null?u.errors:e.concat(u.errors),s=e.length)),r.force!==void 0&&typeof r.force!="boolean"){const o={instancePath:a+"\
/query/force",schemaPath:"#/properties/query/properties/force/type",keyword:"type",params:{type:"boolean"},message:"must\
 be boolean"};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}t.params!==void 0&&(c(t.params,{instancePath:a+
"/params",parentData:t,parentDataProperty:"params",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length))}return $.
errors=e,s===0}return{createMenu:V,deleteMenu:G,getMenu:z,listMenus:T,updateMenu:B}};export{H as createValidators};
