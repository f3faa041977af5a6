// Written by `npm run generate` from openapi/. Changes belong there.

const z=E=>{const F=w,_={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/0"},_embed:{$ref:"/shared/0"},
context:{$ref:"/shared/1"},page:{type:"integer",minimum:1},per_page:{type:"integer",minimum:1,maximum:100},search:{type:"\
string"},exclude:{$ref:"/shared/2"},include:{$ref:"/shared/2"},offset:{type:"integer"},order:{type:"string",enum:["asc",
"desc"]},orderby:{type:"string",enum:["id","include","name","slug","include_slugs","term_group","description","count"]},
hide_empty:{type:"boolean"},slug:{$ref:"/shared/0"}}},params:{$ref:"/shared/3"},body:{}}};function n(r,{instancePath:p="",
parentData:l,parentDataProperty:u,rootData:i=r}={}){let e=null,s=0;if(Array.isArray(r)){const t=r.length;for(let o=0;o<t;o++)
if(typeof r[o]!="string"){const a={instancePath:p+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[a]:e.push(a),s++}}else{const t={instancePath:p,schemaPath:"#/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return n.errors=e,s===0}const $={type:"strin\
g",enum:["view","embed","edit"]};function m(r,{instancePath:p="",parentData:l,parentDataProperty:u,rootData:i=r}={}){let e=null,
s=0;if(typeof r!="string"){const t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="view"||r==="embed"||r==="edit")){const t={instancePath:p,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:$.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:
e.push(t),s++}return m.errors=e,s===0}function c(r,{instancePath:p="",parentData:l,parentDataProperty:u,rootData:i=r}={}){
let e=null,s=0;if(Array.isArray(r)){const t=r.length;for(let o=0;o<t;o++){let a=r[o];if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a))){const d={instancePath:p+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[d]:e.push(d),s++}}}else{const t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return c.errors=e,s===0}function f(r,{instancePath:p="",
parentData:l,parentDataProperty:u,rootData:i=r}={}){let e=null,s=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return f.errors=e,s===0}function w(r,{instancePath:p="",parentData:l,parentDataProperty:u,rootData:i=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t._fields!==void 0&&(n(t._fields,{instancePath:p+"/query/_fields",parentData:t,parentDataProperty:"_fields",rootData:i})||
(e=e===null?n.errors:e.concat(n.errors),s=e.length)),t._embed!==void 0&&(n(t._embed,{instancePath:p+"/query/_embed",parentData:t,
parentDataProperty:"_embed",rootData:i})||(e=e===null?n.errors:e.concat(n.errors),s=e.length)),t.context!==void 0&&(m(t.
context,{instancePath:p+"/query/context",parentData:t,parentDataProperty:"context",rootData:i})||(e=e===null?m.errors:e.
concat(m.errors),s=e.length)),t.page!==void 0){let o=t.page;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const a={
instancePath:p+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){const a={instancePath:p+
"/query/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}if(t.per_page!==void 0){let o=t.per_page;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o))){const a={instancePath:p+"/query/per_page",schemaPath:"#/properties/query/properties/per\
_page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof o==
"number"&&isFinite(o)){if(o>100||isNaN(o)){const a={instancePath:p+"/query/per_page",schemaPath:"#/properties/query/prop\
erties/per_page/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[a]:e.
push(a),s++}if(o<1||isNaN(o)){const a={instancePath:p+"/query/per_page",schemaPath:"#/properties/query/properties/per_pa\
ge/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}}if(t.
search!==void 0&&typeof t.search!="string"){const o={instancePath:p+"/query/search",schemaPath:"#/properties/query/prope\
rties/search/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(t.exclude!==
void 0&&(c(t.exclude,{instancePath:p+"/query/exclude",parentData:t,parentDataProperty:"exclude",rootData:i})||(e=e===null?
c.errors:e.concat(c.errors),s=e.length)),t.include!==void 0&&(c(t.include,{instancePath:p+"/query/include",parentData:t,
parentDataProperty:"include",rootData:i})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),t.offset!==void 0){let o=t.
offset;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const a={instancePath:p+"/query/offset",schemaPath:"#/p\
roperties/query/properties/offset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:
e.push(a),s++}}if(t.order!==void 0){let o=t.order;if(typeof o!="string"){const a={instancePath:p+"/query/order",schemaPath:"\
#/properties/query/properties/order/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),s++}if(!(o==="asc"||o==="desc")){const a={instancePath:p+"/query/order",schemaPath:"#/properties/query/propert\
ies/order/enum",keyword:"enum",params:{allowedValues:_.properties.query.properties.order.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(t.orderby!==void 0){let o=t.orderby;if(typeof o!="string"){
const a={instancePath:p+"/query/orderby",schemaPath:"#/properties/query/properties/orderby/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(o==="id"||o==="include"||o==="name"||o==="slu\
g"||o==="include_slugs"||o==="term_group"||o==="description"||o==="count")){const a={instancePath:p+"/query/orderby",schemaPath:"\
#/properties/query/properties/orderby/enum",keyword:"enum",params:{allowedValues:_.properties.query.properties.orderby.enum},
message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(t.hide_empty!==void 0&&typeof t.hide_empty!=
"boolean"){const o={instancePath:p+"/query/hide_empty",schemaPath:"#/properties/query/properties/hide_empty/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}t.slug!==void 0&&(n(t.slug,{instancePath:p+
"/query/slug",parentData:t,parentDataProperty:"slug",rootData:i})||(e=e===null?n.errors:e.concat(n.errors),s=e.length))}else{
const o={instancePath:p+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[o]:e.push(o),s++}}r.params!==void 0&&(f(r.params,{instancePath:p+"/params",parentData:r,parentDataProperty:"\
params",rootData:i})||(e=e===null?f.errors:e.concat(f.errors),s=e.length))}return w.errors=e,s===0}const L=j;function h(r,{
instancePath:p="",parentData:l,parentDataProperty:u,rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r))r._fields!==void 0&&(n(r._fields,{instancePath:p+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:i})||(e=
e===null?n.errors:e.concat(n.errors),s=e.length)),r._embed!==void 0&&(n(r._embed,{instancePath:p+"/_embed",parentData:r,
parentDataProperty:"_embed",rootData:i})||(e=e===null?n.errors:e.concat(n.errors),s=e.length));else{const t={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return h.
errors=e,s===0}const k=E.lengthOf;function b(r,{instancePath:p="",parentData:l,parentDataProperty:u,rootData:i=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){const t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}if(r.
name!==void 0){let t=r.name;if(typeof t=="string"){if(k(t)>200){const o={instancePath:p+"/name",schemaPath:"#/properties\
/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[o]:
e.push(o),s++}}else{const o={instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return b.errors=e,s===0}const v={type:"\
object",required:[],properties:{description:{type:["string","null"]},slug:{type:["string","null"]},meta:{type:"object",additionalProperties:!0},
locations:{type:["array","null"],items:{type:"string"}},auto_add:{type:["boolean","null"]}}};function g(r,{instancePath:p="",
parentData:l,parentDataProperty:u,rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.description!==
void 0){let t=r.description;if(typeof t!="string"&&t!==null){const o={instancePath:p+"/description",schemaPath:"#/proper\
ties/description/type",keyword:"type",params:{type:v.properties.description.type},message:"must be string,null"};e===null?
e=[o]:e.push(o),s++}}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"&&t!==null){const o={instancePath:p+"/slug",schemaPath:"\
#/properties/slug/type",keyword:"type",params:{type:v.properties.slug.type},message:"must be string,null"};e===null?e=[o]:
e.push(o),s++}}if(r.meta!==void 0){let t=r.meta;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const o={instancePath:p+
"/meta",schemaPath:"#/properties/meta/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
o]:e.push(o),s++}}if(r.locations!==void 0){let t=r.locations;if(!Array.isArray(t)&&t!==null){const o={instancePath:p+"/l\
ocations",schemaPath:"#/properties/locations/type",keyword:"type",params:{type:v.properties.locations.type},message:"mus\
t be array,null"};e===null?e=[o]:e.push(o),s++}if(Array.isArray(t)){const o=t.length;for(let a=0;a<o;a++)if(typeof t[a]!=
"string"){const d={instancePath:p+"/locations/"+a,schemaPath:"#/properties/locations/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}}if(r.auto_add!==void 0){let t=r.auto_add;if(typeof t!=
"boolean"&&t!==null){const o={instancePath:p+"/auto_add",schemaPath:"#/properties/auto_add/type",keyword:"type",params:{
type:v.properties.auto_add.type},message:"must be boolean,null"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return g.
errors=e,s===0}function P(r,{instancePath:p="",parentData:l,parentDataProperty:u,rootData:i=r}={}){let e=null,s=0;return b(
r,{instancePath:p,parentData:l,parentDataProperty:u,rootData:i})||(e=e===null?b.errors:e.concat(b.errors),s=e.length),g(
r,{instancePath:p,parentData:l,parentDataProperty:u,rootData:i})||(e=e===null?g.errors:e.concat(g.errors),s=e.length),P.
errors=e,s===0}function j(r,{instancePath:p="",parentData:l,parentDataProperty:u,rootData:i=r}={}){let e=null,s=0;return r&&
typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(h(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"\
query",rootData:i})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),r.params!==void 0&&(f(r.params,{instancePath:p+
"/params",parentData:r,parentDataProperty:"params",rootData:i})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),r.
body!==void 0&&(P(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:i})||(e=e===null?P.errors:
e.concat(P.errors),s=e.length))),j.errors=e,s===0}const M=A;function y(r,{instancePath:p="",parentData:l,parentDataProperty:u,
rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===
null?e=[t]:e.push(t),s++}if(r.id!==void 0){let t=r.id;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const o={
instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return y.errors=e,s===0}function A(r,{instancePath:p="",parentData:l,parentDataProperty:u,
rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t==
"object"&&!Array.isArray(t))t._fields!==void 0&&(n(t._fields,{instancePath:p+"/query/_fields",parentData:t,parentDataProperty:"\
_fields",rootData:i})||(e=e===null?n.errors:e.concat(n.errors),s=e.length)),t._embed!==void 0&&(n(t._embed,{instancePath:p+
"/query/_embed",parentData:t,parentDataProperty:"_embed",rootData:i})||(e=e===null?n.errors:e.concat(n.errors),s=e.length)),
t.context!==void 0&&(m(t.context,{instancePath:p+"/query/context",parentData:t,parentDataProperty:"context",rootData:i})||
(e=e===null?m.errors:e.concat(m.errors),s=e.length));else{const o={instancePath:p+"/query",schemaPath:"#/properties/quer\
y/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}r.params!==void 0&&
(y(r.params,{instancePath:p+"/params",parentData:r,parentDataProperty:"params",rootData:i})||(e=e===null?y.errors:e.concat(
y.errors),s=e.length))}return A.errors=e,s===0}const V=x,O={type:"object",required:[],properties:{name:{type:["string","\
null"],maxLength:200}}};function q(r,{instancePath:p="",parentData:l,parentDataProperty:u,rootData:i=r}={}){let e=null,s=0;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name!==void 0){let t=r.name;if(typeof t!="string"&&t!==null){const o={
instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:O.properties.name.type},message:"\
must be string,null"};e===null?e=[o]:e.push(o),s++}if(typeof t=="string"&&k(t)>200){const o={instancePath:p+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===
null?e=[o]:e.push(o),s++}}}else{const t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return q.errors=e,s===0}function D(r,{instancePath:p="",parentData:l,parentDataProperty:u,
rootData:i=r}={}){let e=null,s=0;return q(r,{instancePath:p,parentData:l,parentDataProperty:u,rootData:i})||(e=e===null?
q.errors:e.concat(q.errors),s=e.length),g(r,{instancePath:p,parentData:l,parentDataProperty:u,rootData:i})||(e=e===null?
g.errors:e.concat(g.errors),s=e.length),D.errors=e,s===0}function x(r,{instancePath:p="",parentData:l,parentDataProperty:u,
rootData:i=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(h(r.query,{instancePath:p+
"/query",parentData:r,parentDataProperty:"query",rootData:i})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),r.params!==
void 0&&(y(r.params,{instancePath:p+"/params",parentData:r,parentDataProperty:"params",rootData:i})||(e=e===null?y.errors:
e.concat(y.errors),s=e.length)),r.body!==void 0&&(D(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",
rootData:i})||(e=e===null?D.errors:e.concat(D.errors),s=e.length))),x.errors=e,s===0}const T=N;function N(r,{instancePath:p="",
parentData:l,parentDataProperty:u,rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==
void 0){let t=r.query;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t._fields!==void 0&&(n(t._fields,{instancePath:p+"\
/query/_fields",parentData:t,parentDataProperty:"_fields",rootData:i})||(e=e===null?n.errors:e.concat(n.errors),s=e.length)),
t._embed!==void 0&&(n(t._embed,{instancePath:p+"/query/_embed",parentData:t,parentDataProperty:"_embed",rootData:i})||(e=
e===null?n.errors:e.concat(n.errors),s=e.length)),t.force!==void 0&&typeof t.force!="boolean"){const o={instancePath:p+"\
/query/force",schemaPath:"#/properties/query/properties/force/type",keyword:"type",params:{type:"boolean"},message:"must\
 be boolean"};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:p+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}r.params!==void 0&&(y(r.params,{instancePath:p+
"/params",parentData:r,parentDataProperty:"params",rootData:i})||(e=e===null?y.errors:e.concat(y.errors),s=e.length))}return N.
errors=e,s===0}return{createMenu:L,deleteMenu:T,getMenu:M,listMenus:F,updateMenu:V}};export{z as createValidators};
